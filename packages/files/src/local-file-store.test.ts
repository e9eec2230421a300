import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStore } from './file-store.ts'
import { localFileStore } from './local-file-store.ts'

let folder: string
let store: FileStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  store = localFileStore(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const canvas = (width: number, height: number, color = '#c0392b') =>
  sharp({ create: { width, height, channels: 3, background: color } })

const kept = async (bytes: Uint8Array) => {
  const result = await store.put(bytes)
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`)
  return result.file
}

const refusal = async (bytes: Uint8Array) => {
  const result = await store.put(bytes)
  return result.ok ? 'kept' : result.refusal.code
}

/** A PNG of one colour: a few kilobytes that unpack to width x height pixels. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a picture that is no longer wanted', () => {
  it('is found by when it was last handed in, and goes with all its widths', async () => {
    const own = localFileStore(join(folder, 'own'))
    expect(await own.keptBefore(new Date())).toEqual([])
    const [old, again] = [await canvas(40, 30).png().toBuffer(), await canvas(30, 40).png().toBuffer()]
    const [gone, stays] = [await own.put(old), await own.put(again)]
    if (!gone.ok || !stays.ok) throw new Error('refused')
    await own.openVariant(gone.file.sha256, 160)
    await setTimeout(20)
    const between = new Date()
    await setTimeout(20)
    await own.put(again)

    expect(await own.keptBefore(between)).toEqual([gone.file.sha256])
    await own.remove(gone.file.sha256)
    await own.remove(gone.file.sha256)
    await own.remove('../..')
    expect(await own.open(gone.file.sha256)).toBeUndefined()
    expect(await own.openVariant(gone.file.sha256, 160)).toBeUndefined()
    expect(await own.keptBefore(new Date(Date.now() + 1000))).toEqual([stays.file.sha256])
  })
})

describe('a picture that is deleted unless it was handed in again', () => {
  /** A store of its own, with a picture in it, and a time since. */
  async function aged() {
    const own = localFileStore(await mkdtemp(join(folder, 'aged-')))
    const bytes = await canvas(40, 30).png().toBuffer()
    const put = await own.put(bytes)
    if (!put.ok) throw new Error('refused')
    await setTimeout(20)
    const since = new Date()
    await setTimeout(20)
    return { own, bytes, since, sha256: put.file.sha256 }
  }

  it('goes while nobody wants it', async () => {
    const { own, since, sha256 } = await aged()
    await own.remove(sha256, since)
    expect(await own.open(sha256)).toBeUndefined()
  })

  it('stays once it was handed in, also by somebody who does so in the same moment', async () => {
    const { own, bytes, since, sha256 } = await aged()
    await own.put(bytes)
    await own.remove(sha256, since)
    expect(await own.open(sha256)).toBeDefined()
    for (let at = 0; at < 20; at += 1) {
      await Promise.all([own.put(bytes), own.remove(sha256, since)])
      expect(await own.open(sha256)).toBeDefined()
    }
  })
})

describe('the store keeps', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('a %s', async (format) => {
    const file = await kept(await canvas(40, 30).toFormat(format).toBuffer())
    expect(file).toMatchObject({ mediaType: 'image/webp', width: 40, height: 30 })
    const opened = await store.open(file.sha256)
    expect((await sharp(opened!).metadata()).format).toBe('webp')
    expect(opened!.byteLength).toBe(file.sizeBytes)
  })

  it('says the colour that covers most of it', async () => {
    const file = await kept(await canvas(60, 60, '#2d7d46').png().toBuffer())
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(file.color.slice(at, at + 2), 16))
    expect(Math.abs(r! - 0x2d) + Math.abs(g! - 0x7d) + Math.abs(b! - 0x46)).toBeLessThan(40)
  })

  /** spec('decisions pictures.2') */
  it('turns it as its EXIF says, and drops the EXIF', async () => {
    const photo = await canvas(80, 20)
      .withExif({ IFD0: { Copyright: 'Secreto' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const file = await kept(photo)
    expect([file.width, file.height, file.isAnimation]).toEqual([20, 80, false])
    const metadata = await sharp((await store.open(file.sha256))!).metadata()
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
  })

  it('of an animation the first picture, and says so', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((color) => canvas(40, 30, color).png().toBuffer()),
    )
    const animation = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 0 })
      .toBuffer()
    const file = await kept(animation)
    expect(file).toMatchObject({ width: 40, height: 30, isAnimation: true })
    expect((await sharp((await store.open(file.sha256))!).metadata()).pages).toBeUndefined()
    expect(await localFileStore(folder).put(animation)).toEqual({ ok: true, file })
  })

  it('the picture alone of a file that is a script too', async () => {
    const script = '<script>alert(document.cookie)</script>'
    const both = Buffer.concat([await canvas(300, 200).jpeg().toBuffer(), Buffer.from(script)])
    const file = await kept(both)
    for (const bytes of [await store.open(file.sha256), await store.openVariant(file.sha256, 160)])
      expect(bytes!.includes('script')).toBe(false)
  })

  it('keeps at most 1600 pixels', async () => {
    expect(await kept(await canvas(3200, 800).png().toBuffer())).toMatchObject({ width: 1600, height: 400 })
  })

  it('knows the same bytes again, at once and later, and keeps them once', async () => {
    const bytes = await canvas(50, 50, '#123456').png().toBuffer()
    const [one, two] = await Promise.all([kept(bytes), kept(bytes)])
    expect(two).toEqual(one)
    expect(await localFileStore(folder).put(bytes)).toEqual({ ok: true, file: one })
    expect(await readdir(join(folder, one.sha256.slice(0, 2), one.sha256))).toEqual([
      'kept.webp',
      'picture.json',
    ])
  })
})

describe('the store refuses', () => {
  /** spec('decisions pictures.3') */
  it('an SVG, with a script or without, whatever it claims to be', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    expect(await refusal(Buffer.from(svg))).toBe('picture-format-unknown')
    expect(await refusal(Buffer.from(`<?xml version="1.0"?>\n${svg}`))).toBe('picture-format-unknown')
    expect(await refusal(Buffer.from(`GIF89a${svg}`))).toBe('picture-unreadable')
  })

  it('a picture bomb', async () => {
    const bomb = pngBomb(30_000, 30_000)
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    expect(await refusal(bomb)).toBe('picture-too-many-pixels')
  })

  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('a truncated %s', async (format) => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .toFormat(format)
      .toBuffer()
    expect(await refusal(noise.subarray(0, Math.floor(noise.length / 2)))).toBe('picture-unreadable')
  })

  it('a photo as phones of Apple keep it, by name', async () => {
    for (const brand of ['heic', 'heix', 'mif1']) {
      const head = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1')
      expect(await refusal(head)).toBe('picture-heic')
    }
  })

  it('a file that is too heavy, empty or no picture', async () => {
    expect(await refusal(Buffer.alloc(10 * 1024 * 1024 + 1))).toBe('picture-too-heavy')
    expect(await refusal(Buffer.alloc(0))).toBe('picture-format-unknown')
    expect(await refusal(Buffer.from('%PDF-1.7'))).toBe('picture-format-unknown')
  })

  it('leaves nothing behind', async () => {
    const before = await readdir(folder)
    await refusal(Buffer.from('\x89PNG\r\n\x1a\nnonsense', 'latin1'))
    expect(await readdir(folder)).toEqual(before)
  })
})

describe('the served widths', () => {
  it('are made on the first request and then read from the disk', async () => {
    const file = await kept(await canvas(1500, 900, '#8844aa').png().toBuffer())
    const variants = await Promise.all([1, 2, 3].map(() => store.openVariant(file.sha256, 320)))
    expect(await sharp(variants[0]!).metadata()).toMatchObject({
      width: 320,
      height: 192,
      format: 'webp',
    })
    const place = join(folder, file.sha256.slice(0, 2), file.sha256)
    expect(await readdir(place)).toEqual(['320.webp', 'kept.webp', 'picture.json'])
    await writeFile(join(place, '320.webp'), 'from the disk')
    expect((await localFileStore(folder).openVariant(file.sha256, 320))!.toString()).toBe('from the disk')
  })

  it('are never wider than the picture', async () => {
    const file = await kept(await canvas(200, 100, '#00aa88').png().toBuffer())
    const variant = await store.openVariant(file.sha256, 1280)
    expect((await sharp(variant!).metadata()).width).toBe(200)
  })

  it('do not exist for what is not there, is no hash, or is no served width', async () => {
    const file = await kept(await canvas(30, 30).png().toBuffer())
    expect(await store.openVariant('0'.repeat(64), 320)).toBeUndefined()
    expect(await store.open('../../etc/passwd')).toBeUndefined()
    expect(await store.openVariant(`${file.sha256}/../..`, 320)).toBeUndefined()
    expect(await store.openVariant(file.sha256, 321)).toBeUndefined()
  })

  it('are made again after a write that was cut before its rename', async () => {
    const file = await kept(await canvas(700, 300, '#aa0088').png().toBuffer())
    const aside = join(folder, file.sha256.slice(0, 2), file.sha256, '640.webp.cut')
    await writeFile(aside, 'half')
    await truncate(aside, 1)
    expect((await sharp((await store.openVariant(file.sha256, 640))!).metadata()).width).toBe(640)
  })
})
