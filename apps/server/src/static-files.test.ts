import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaticFiles, UnreadableFile } from './static-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'export {}')
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
})
afterAll(() => rm(folder, { recursive: true }))

const get = new Request('http://shop/')

test('files with a digest in their name may be kept for ever, the others are asked for again', async () => {
  const files = await openStaticFiles(folder)
  const script = await files.answer('assets/app-1a2b.js', get)
  expect(script?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script?.headers.get('cache-control')).toContain('immutable')
  expect((await files.answer('robots.txt', get))?.headers.get('cache-control')).toBe('no-cache')
})

test('no path leads out of the folder, and a folder that is not there serves nothing', async () => {
  const files = await openStaticFiles(folder)
  for (const path of ['../package.json', 'assets/../robots.txt', '%2e%2e/x', 'assets', '']) {
    expect([path, await files.answer(path, get)]).toEqual([path, undefined])
  }
  expect(await (await openStaticFiles(join(folder, 'missing'))).answer('robots.txt', get)).toBeUndefined()
})

test('a file that was removed since the start is not there, and is read anew once it is back', async () => {
  const path = join(folder, 'assets/part-3c4d.js')
  await writeFile(path, 'export {}')
  const files = await openStaticFiles(folder)
  await rm(path)
  expect(await files.answer('assets/part-3c4d.js', get)).toBeUndefined()
  await writeFile(path, 'export {}')
  expect((await files.answer('assets/part-3c4d.js', get))?.status).toBe(200)
})

test('a file that cannot be read is told apart from one that is not there, and tried anew', async () => {
  const path = join(folder, 'assets/part-5e6f.js')
  await writeFile(path, 'export {}')
  const files = await openStaticFiles(folder)
  await rm(path)
  // Root may read every file, but cannot read a folder as one.
  await mkdir(path)
  await expect(files.answer('assets/part-5e6f.js', get)).rejects.toBeInstanceOf(UnreadableFile)
  await rm(path, { recursive: true })
  await writeFile(path, 'export {}')
  expect((await files.answer('assets/part-5e6f.js', get))?.status).toBe(200)
})
