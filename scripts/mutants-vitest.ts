import { inlineScript } from '@mostrador/ui/inline-script'
import { configDefaults, defineConfig } from 'vitest/config'
import { keptPool } from './kept-worker.ts'
import { testSettings } from './test-settings.ts'
import { testsWithDatabase } from './tests-with-database.ts'

// Stryker's Vitest, in its copy of the repository: the tests that MUTANT_TESTS lists, without those
// of a database where there is none.
const { MUTANT_TESTS = '[]', MUTANTS_KEEP, TEST_DATABASE_URL } = process.env

export default defineConfig({
  plugins: [
    inlineScript(),
    {
      name: 'keep-worker',
      // Stryker asks for a pool by name; the one that is kept has to be set after that.
      configureVitest: ({ project }) => {
        if (MUTANTS_KEEP === 'nothing') return
        Object.assign(project.config, { pool: keptPool.name, poolRunner: keptPool })
      },
    },
  ],
  test: {
    ...testSettings,
    include: JSON.parse(MUTANT_TESTS) as string[],
    exclude: [...configDefaults.exclude, ...(TEST_DATABASE_URL ? [] : testsWithDatabase())],
    setupFiles: [
      ...(MUTANTS_KEEP === 'process' ? ['./scripts/fresh-modules.ts'] : []),
      ...testSettings.setupFiles,
    ],
  },
})
