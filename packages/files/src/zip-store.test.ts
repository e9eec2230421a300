import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localZipStore, type ZipEntry, type ZipStore } from './zip-store.ts'

const NOW = new Date('2026-11-20T15:00:00Z')

let folder: string
let store: ZipStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zips-'))
  store = localZipStore(join(folder, 'downloads'))
})
afterEach(() => rm(folder, { recursive: true }))

const entry = (name: string, bytes: ZipEntry['bytes'], compress = true): ZipEntry => ({
  name,
  compress,
  bytes,
})
const saying = (text: string) =>
  async function* () {
    yield new TextEncoder().encode(text)
  }
const names = () => readdir(join(folder, 'downloads'))
const make = (entries: readonly ZipEntry[], signal = new AbortController().signal) =>
  store.make('one', { entries, signal, now: NOW })

/** An archive as it is fetched. */
const readAll = async (id: string): Promise<Buffer> =>
  Buffer.from(await new Response((await store.open(id))?.stream).arrayBuffer())

/** The files of an archive by the list at its end: name, packing and text. */
function filesIn(bytes: Buffer): readonly (readonly [string, string, string])[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  let at = bytes.readUInt32LE(end + 16)
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const [length, extra] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)]
    const header = bytes.readUInt32LE(at + 42)
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20))
    const name = bytes.toString('utf8', at + 46, at + 46 + length)
    const isDeflated = bytes.readUInt16LE(at + 10) === 8
    at += 46 + length + extra
    return [
      name,
      isDeflated ? 'deflated' : 'stored',
      (isDeflated ? inflateRawSync(packed) : packed).toString(),
    ] as const
  })
}

/** spec('decisions download.4') */
test('an archive has every file in its order, each asked for when its turn comes', async () => {
  const asked: string[] = []
  const told = (name: string, text: string): ZipEntry['bytes'] =>
    async function* () {
      asked.push(name)
      yield* saying(text)()
    }
  const size = await make([
    entry('marca/pedidos.csv', told('a', 'ñandú;1\r\n'.repeat(5000))),
    entry('fotos/ñandú.webp', told('b', 'x'.repeat(400)), false),
    entry('vacío.csv', told('c', '')),
  ])
  expect(asked).toEqual(['a', 'b', 'c'])
  const opened = await store.open('one')
  const bytes = new Uint8Array(await new Response(opened?.stream).arrayBuffer())
  expect([opened?.size, bytes.byteLength]).toEqual([size, size])
  expect((await stat(join(folder, 'downloads', 'one.zip'))).mode & 0o777).toBe(0o600)
  const found = filesIn(Buffer.from(bytes))
  expect(found).toEqual([
    ['marca/pedidos.csv', 'deflated', 'ñandú;1\r\n'.repeat(5000)],
    ['fotos/ñandú.webp', 'stored', 'x'.repeat(400)],
    ['vacío.csv', 'deflated', ''],
  ])
})

/** spec('decisions download.3') */
test('of one that fails or is broken off nothing is there', async () => {
  const failing = async function* () {
    yield new TextEncoder().encode('one line')
    throw new Error('The database is away.')
  }
  await expect(make([entry('a.csv', saying('a')), entry('b.csv', failing)])).rejects.toThrow(
    'The database is away.',
  )
  const stop = new AbortController()
  const stopping = async function* () {
    yield new TextEncoder().encode('one line')
    stop.abort(new Error('Nobody wants it.'))
    yield new TextEncoder().encode('another')
  }
  await expect(make([entry('a.csv', stopping), entry('b.csv', saying('b'))], stop.signal)).rejects.toThrow(
    'aborted',
  )
  expect(await names()).toEqual([])
  expect(await store.open('one')).toBeUndefined()
})

test('one that is taken away is gone, and taking it away again is no failure', async () => {
  await make([entry('a.csv', saying('a'))])
  await store.remove('one')
  await store.remove('one')
  expect(await store.open('one')).toBeUndefined()
})

/** spec('decisions download.3') */
test('a file set aside is read once, packed later, and gone with the archive, a failure or its removal', async () => {
  const asked: string[] = []
  const told = (name: string): ZipEntry =>
    entry(name, async function* () {
      asked.push(name)
      yield* saying(`what ${name} holds`)()
    })
  const aside = await store.setAside('one', [told('a.csv'), told('b.csv')])
  expect(asked).toEqual(['a.csv', 'b.csv'])
  await make(aside)
  expect(asked).toHaveLength(2)
  expect(await names()).toEqual(['one.zip'])
  expect(filesIn(await readAll('one'))).toEqual([
    ['a.csv', 'deflated', 'what a.csv holds'],
    ['b.csv', 'deflated', 'what b.csv holds'],
  ])

  // The disk is full in the middle of it, once while it is set aside and once while it is packed.
  const failing = entry('c.csv', async function* () {
    yield new Uint8Array(10)
    throw new Error('No space left on device.')
  })
  await expect(store.setAside('two', [told('a.csv'), failing])).rejects.toThrow('No space left')
  await store.remove('two')
  expect(await names()).toEqual(['one.zip'])
  const [first] = await store.setAside('three', [told('a.csv')])
  await expect(
    store.make('three', {
      entries: [...(first ? [first] : []), failing],
      signal: new AbortController().signal,
      now: NOW,
    }),
  ).rejects.toThrow('No space left')
  expect(await names()).toEqual(['one.zip'])
})

/** spec('decisions download.3') */
test('an archive of which somebody broke the fetching off is there whole for the next one', async () => {
  await make([
    entry(
      'large.bin',
      async function* () {
        for (let piece = 0; piece < 40; piece += 1) yield new Uint8Array(65_536).fill(piece)
      },
      false,
    ),
  ])
  const found = await store.open('one')
  const reader = found?.stream.getReader()
  await reader?.read()
  await reader?.cancel()
  const again = await readAll('one')
  expect(again).toHaveLength(found?.size ?? 0)
  expect(filesIn(again)).toMatchObject([['large.bin', 'stored', expect.any(String)]])
})
