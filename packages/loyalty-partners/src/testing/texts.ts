import type { SandboxTexts } from '../sandbox/sandbox-users.ts'

/** Names of the built-in partner's benefits in tests. */
export const TEXTS: SandboxTexts = {
  percent: 'percent',
  fixed: 'fixed',
  first: 'first',
  second: 'second',
  last: 'last',
  fleeting: 'fleeting',
  silver: 'Silver',
  gold: 'Gold',
}
