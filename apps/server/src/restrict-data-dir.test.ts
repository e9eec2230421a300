import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localFileStore } from '@mostrador/files/local-file-store'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { restrictDataDir } from './restrict-data-dir.ts'
import { readSecret } from './secret.ts'

const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8)

let before: number
beforeEach(() => (before = process.umask(0o022)))
afterEach(() => void process.umask(before))

/** spec('decisions beyond-the-documents.31') */
test.each(['that is not there yet', 'that was open to everybody'])(
  'a folder of data %s is closed to other users, and so are the files written into it',
  async (which) => {
    const folder = mkdtempSync(join(tmpdir(), 'data-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const dataDir = join(folder, 'data')
    if (which === 'that was open to everybody') {
      mkdirSync(dataDir)
      chmodSync(dataDir, 0o777)
    }
    expect(await restrictDataDir(dataDir)).toBe(true)
    expect(mode(dataDir)).toBe('700')

    writeFileSync(join(dataDir, 'page'), 'of a database')
    mkdirSync(join(dataDir, 'folder'))
    await readSecret(undefined, dataDir)
    expect(['page', 'folder', 'secret'].map((name) => mode(join(dataDir, name)))).toEqual([
      '600',
      '700',
      '600',
    ])
    const pictures = join(dataDir, 'files')
    await localFileStore(pictures).put(Uint8Array.from([1, 2, 3]))
    if (statSync(pictures, { throwIfNoEntry: false })) expect(mode(pictures)).toBe('700')
  },
)

test('one that cannot be closed says so, and stops nothing', async () => {
  expect(await restrictDataDir('/proc/self')).toBe(false)
})
