import { availableParallelism } from 'node:os'
import { inlineScript } from '@mostrador/ui/inline-script'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { testSettings } from './scripts/test-settings.ts'
import { testsWithDatabase } from './scripts/tests-with-database.ts'

const BUILT = ['**/node_modules/**', '**/build/**', '**/*.pg.test.ts', '**/*.redis.test.ts']

/**
 * Everything beside the code: rules, endpoints on the embedded database in memory, components,
 * scripts.
 */
const unit = {
  ...testSettings,
  name: 'unit',
  include: [
    'packages/*/src/**/*.test.{ts,tsx}',
    'apps/**/*.test.{ts,tsx}',
    'scripts/**/*.test.ts',
    'demo/**/*.test.ts',
    'bench/**/*.test.ts',
  ],
  exclude: BUILT,
}

/**
 * Test that calls every endpoint as everybody: it judges checks before the statements, for which
 * one engine will do, and the embedded one is the slower. Hostile values run on both, because the
 * server binds them into statements.
 */
const ON_ONE_ENGINE = ['packages/api/src/roof/authorisation.test.ts']

/**
 * Tests of `unit` without a database, which take seconds, or (`embedded`) with one;
 * `besidePostgres` is the latter in a run that has both engines.
 */
const parts = {
  rules: () => ({ ...unit, exclude: [...BUILT, ...testsWithDatabase()] }),
  embedded: () => ({ ...unit, include: [...testsWithDatabase()] }),
  besidePostgres: () => ({
    ...unit,
    include: [...testsWithDatabase()],
    exclude: [...BUILT, ...ON_ONE_ENGINE],
  }),
  all: () => unit,
}

const partNamed = (name = 'all') => (Object.hasOwn(parts, name) ? parts[name as keyof typeof parts]() : unit)

/** Files that take long though they are small, by which vitest would begin them last. */
const LONG = [/\/e2e\/faults\//, /\.pg\.test\.ts$/]

/**
 * The long ones first: begun last, they would hold everything up. The faults of whole servers wait
 * for minutes, and a test for PostgreSQL alone often runs the tests of another file.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const long = LONG.flatMap((path) => sorted.filter(({ moduleId }) => path.test(moduleId)))
    return [...new Set([...long, ...sorted])]
  }
}

/**
 * The API suite once more, and the tests for PostgreSQL alone, on the server that
 * TEST_DATABASE_URL names; those for Redis alone, where TEST_REDIS_URL names one; and the faults
 * of whole servers, which take their time.
 */
const postgres = {
  ...testSettings,
  // One more than there are processors on a small machine, for tests that wait.
  maxWorkers: Math.max(3, availableParallelism()),
  name: 'postgres',
  include: [
    'packages/api/src/**/*.test.ts',
    'packages/*/src/**/*.{pg,redis}.test.ts',
    'apps/server/src/**/*.pg.test.ts',
    'e2e/faults/**/*.test.ts',
  ],
  exclude: ['**/node_modules/**', ...(process.env.TEST_REDIS_URL ? [] : ['**/*.redis.test.ts'])],
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        plugins: [inlineScript()],
        test: process.env.TEST_DATABASE_URL ? postgres : partNamed(process.env.TEST_PART),
      },
    ],
  },
})
