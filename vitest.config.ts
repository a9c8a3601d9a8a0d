import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/{unit,pages,grammar,corpus,protocol,cli}/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
