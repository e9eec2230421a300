import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picturesBeside } from './picture-source.ts'
import type { ResolvePicture } from './pictures.ts'

let folder: string
let resolve: ResolvePicture

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  await mkdir(join(folder, 'tenant', 'fotos'), { recursive: true })
  await writeFile(join(folder, 'secret'), 'secret')
  await writeFile(join(folder, 'tenant', 'fotos', 'bife.png'), 'picture')
  await symlink(join(folder, 'secret'), join(folder, 'tenant', 'link'))
  resolve = picturesBeside(join(folder, 'tenant'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('a path', () => {
  it('is looked up beside the file', async () => {
    expect(Buffer.from((await resolve('fotos/bife.png'))!).toString()).toBe('picture')
    expect(await resolve('./fotos/../fotos/bife.png')).toBeDefined()
  })

  it.each([
    '../secret',
    'fotos/../../secret',
    'link',
    '/etc/passwd',
    'fotos',
    'nada.png',
    '',
    'a\0b',
    'x'.repeat(5000),
  ])('finds nothing outside of it: %j', async (source) => expect(await resolve(source)).toBeUndefined())
})

describe('an emoji', () => {
  const emoji = (rest: string) => resolve(`npm:@lobehub/fluent-emoji-3d/assets/${rest}`)

  it.each([
    ['1f354.webp#brasa', 800, 600],
    ['1f354.webp+1f35f.webp+1f964.webp#noche/plate', 800, 600],
    ['1f525.webp#carbon/logo', 512, 512],
    ['1f41f.webp+1f990.webp#oceano/banner', 1600, 600],
  ])('is drawn on its background: %s', async (rest, width, height) => {
    expect(await sharp((await emoji(rest))!).metadata()).toMatchObject({ format: 'png', width, height })
  })

  it.each([
    'abcdef.webp#brasa',
    '1f354.webp#toString',
    '1f354.webp',
    '1f354.webp#brasa/poster',
    '../package.json#brasa',
    `${Array.from({ length: 6 }, () => '1f354.webp').join('+')}#brasa`,
  ])('does not exist: %s', async (rest) => expect(await emoji(rest)).toBeUndefined())

  it('of another package does not exist', async () => {
    expect(await resolve('npm:sharp/package.json#brasa')).toBeUndefined()
  })
})
