/** How much a finding matters, most first. `error` is certain; what may be intended is less. */
export type Severity = 'error' | 'warning' | 'information' | 'hint';

export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'information', 'hint'];

/** True when `a` matters at least as much as `b`. */
export function atLeast(a: Severity, b: Severity): boolean {
  return SEVERITIES.indexOf(a) <= SEVERITIES.indexOf(b);
}
