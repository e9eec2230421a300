import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

// A process keeps its modules from one file of tests to the next. A file that puts something in
// the place of a module needs those that import it anew, and the files after it the true ones.
const { testPath } = expect.getState()
if (testPath && /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(testPath, 'utf8'))) {
  vi.resetModules()
  afterAll(() => void vi.resetModules())
}
