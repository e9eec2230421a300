import { inlineScript } from '@mostrador/ui/inline-script'
import { defineConfig } from 'vitest/config'
import { keptPool } from './kept-worker.ts'
import { testSettings } from './test-settings.ts'

// Stryker's Vitest, in its copy of the repository: the tests that MUTANT_TESTS lists.
export default defineConfig({
  plugins: [
    inlineScript(),
    {
      name: 'keep-worker',
      // Stryker asks for a pool by name; the one that is kept has to be set after that.
      configureVitest: ({ project }) => {
        if (!process.env.TEST_DATABASE_URL) return
        Object.assign(project.config, { pool: keptPool.name, poolRunner: keptPool })
      },
    },
  ],
  test: { ...testSettings, include: JSON.parse(process.env.MUTANT_TESTS ?? '[]') as string[] },
})
