import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

// A process keeps its modules from one test file to the next. A file that mocks a module needs its
// importers fresh, and the files after it the real ones.
const { testPath } = expect.getState()
if (testPath && /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(testPath, 'utf8'))) {
  vi.resetModules()
  afterAll(() => void vi.resetModules())
}
