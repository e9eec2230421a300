import { expect, test } from 'vitest'
import { zipOf } from '../testing/zip-of.ts'
import { archiveEntries } from './archive-entries.ts'

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** spec('decisions pictures-in-a-zip.3') */
test('the files of an archive are listed with their paths and packings', () => {
  const zip = zipOf([
    { name: 'carta/', bytes: '' },
    { name: 'carta/ñandú.jpg', bytes: 'a picture' },
    { name: 'b.jpg', bytes: 'x'.repeat(1000), deflated: true, isLocked: true },
  ])
  const entries = archiveEntries(zip) ?? []
  expect(entries.map(({ name, packing, isLocked }) => [name, packing, isLocked])).toEqual([
    ['carta/', 'stored', false],
    ['carta/ñandú.jpg', 'stored', false],
    ['b.jpg', 'deflated', true],
  ])
  expect(text(entries[1]?.packed ?? new Uint8Array())).toBe('a picture')
  expect(entries[2]?.packed.length).toBeLessThan(100)
})

test('names as old Windows wrote them are read in Spanish', () => {
  const name = Uint8Array.from([0xa5, ...new TextEncoder().encode('oquis con jam'), 0xa2, 0x6e])
  expect(archiveEntries(zipOf([{ name, bytes: '' }]))?.[0]?.name).toBe('Ñoquis con jamón')
})

test('bytes that are no archive, or whose directory is impossible, give undefined', () => {
  const zip = zipOf([{ name: 'a.jpg', bytes: 'a picture' }])
  expect(archiveEntries(new TextEncoder().encode('no archive at all, but long enough'))).toBeUndefined()
  expect(archiveEntries(new Uint8Array())).toBeUndefined()
  // Cut in the middle, the list begins behind what is left of it.
  expect(archiveEntries(zip.subarray(20))).toBeUndefined()
  const far = Uint8Array.from(zip)
  new DataView(far.buffer).setUint32(far.length - 6, 0xffffffff, true)
  expect(archiveEntries(far)).toBeUndefined()
})
