/**
 * Settings of every run of the tests. A migrated database is shared by the test files of a
 * process, so a process serves many files: making one takes seconds on a small machine.
 */
export const testSettings = {
  pool: 'forks' as const,
  isolate: false,
  // By default one processor is left idle, which is half of a machine with two.
  maxWorkers: '100%',
  setupFiles: [
    './scripts/fail-on-console.ts',
    './scripts/fresh-around-mocks.ts',
    './scripts/seed-properties.ts',
    './scripts/remember-hashes.ts',
  ],
  testTimeout: 30_000,
  hookTimeout: 120_000,
}
