import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSecret } from './secret.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('many that start at once on one folder sign with the same secret, which only the owner reads', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readSecret(undefined, folder)))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(32)
  expect(await readSecret(undefined, folder)).toBe(secrets[0])
  expect(await readdir(folder)).toEqual(['secret'])
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
})

test('nothing is signed with a secret that was emptied', async () => {
  await writeFile(join(folder, 'secret'), '')
  await expect(readSecret(undefined, folder)).rejects.toThrow('fewer than 32 characters')
})

test('a configured secret leaves no file', async () => {
  expect(await readSecret('a configured one', folder)).toBe('a configured one')
  expect(await readdir(folder)).toEqual([])
})
