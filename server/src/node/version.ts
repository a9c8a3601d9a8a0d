declare const CARDWRIGHT_VERSION: string | undefined;

/** The release, written in by the bundler; sources that run unbundled have none. */
export const version = typeof CARDWRIGHT_VERSION === 'string' ? CARDWRIGHT_VERSION : '0.0.0';
