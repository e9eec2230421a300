import { defineConfig } from 'vitest/config'

// Memory databases are created and migrated in hooks, and the machine that runs the suite may be a small one.
const shared = { setupFiles: ['./scripts/fail-on-console.ts'], testTimeout: 30_000, hookTimeout: 120_000 }

/** Everything beside the code: rules, endpoints on the embedded database in memory, components, scripts. */
const unit = {
  ...shared,
  name: 'unit',
  include: [
    'packages/*/src/**/*.test.{ts,tsx}',
    'apps/**/*.test.{ts,tsx}',
    'scripts/**/*.test.ts',
    'demo/**/*.test.ts',
    'bench/**/*.test.ts',
  ],
  exclude: ['**/node_modules/**', '**/build/**', '**/*.pg.test.ts'],
}

/** The API suite once more, and what only PostgreSQL can show, on the server that TEST_DATABASE_URL names. */
const postgres = {
  ...shared,
  name: 'postgres',
  include: ['packages/api/src/**/*.test.ts', 'packages/*/src/**/*.pg.test.ts'],
  exclude: ['**/node_modules/**'],
}

export default defineConfig({
  test: { projects: [{ test: process.env.TEST_DATABASE_URL ? postgres : unit }] },
})
