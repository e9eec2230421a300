import { inlineScript } from '@mostrador/ui/inline-script'
import { defineConfig } from 'vitest/config'
import { MUTANT_PARTS } from './mutant-parts.ts'
import { testSettings } from './test-settings.ts'

// Stryker's Vitest, in its copy of the repository: the tests of the part that MUTANT_PART names.
const part = MUTANT_PARTS.find(({ name }) => name === process.env.MUTANT_PART)

export default defineConfig({
  plugins: [inlineScript()],
  test: { ...testSettings, include: [...(part?.tests ?? [])] },
})
