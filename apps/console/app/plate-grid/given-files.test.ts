import { zipOf } from '@mostrador/domain/testing/zip-of'
import { expect, test } from 'vitest'
import { sortFiles, type GivenFiles } from './given-files.ts'

const file = (name: string, type = '', bytes: Uint8Array<ArrayBuffer> = new Uint8Array(4)): File =>
  new File([bytes], name, { type })

const zip = (...files: Parameters<typeof zipOf>[0]): File => file('fotos.zip', '', zipOf(files))

const told = ({ pictures, refused }: GivenFiles) => ({
  pictures: pictures.map(({ name }) => name),
  refused: refused.map(({ name, why }) => `${name}: ${why}`),
})

const MB = 1024 * 1024

/** spec('decisions pictures-in-a-zip.3') */
test('an archive gives its pictures by the last part of their paths, and nothing that a system put there', async () => {
  const given = await sortFiles([
    zip(
      { name: 'carta/', bytes: '' },
      { name: 'carta/parrilla/Ñandú.JPG', bytes: 'x'.repeat(500), deflated: true },
      { name: '../../etc/flan.webp', bytes: 'stored' },
      { name: 'C:\\fotos\\agua.png', bytes: 'stored' },
      { name: '__MACOSX/carta/._Ñandú.JPG', bytes: 'x' },
      { name: 'carta/.DS_Store', bytes: 'x' },
      { name: 'carta/Thumbs.db', bytes: 'x' },
      { name: 'carta/precios.pdf', bytes: 'x' },
    ),
  ])
  expect(told(given)).toEqual({
    pictures: ['Ñandú.JPG', 'flan.webp', 'agua.png'],
    refused: ['precios.pdf: no-picture'],
  })
  const [first, second] = given.pictures
  expect([first?.file.type, await first?.file.text()]).toEqual(['image/jpeg', 'x'.repeat(500)])
  expect([second?.file.type, await second?.file.text()]).toEqual(['image/webp', 'stored'])
  expect(new Set(given.pictures.map(({ id }) => id)).size).toBe(3)
})

/** spec('decisions pictures-in-a-zip.3') */
test('one sheet comes in, pictures beside it by their type or their name', async () => {
  const given = await sortFiles([
    file('bife.jpg'),
    file('foto', 'image/png'),
    file('carta.xlsx'),
    file('otra.csv'),
    file('Flan.HEIC'),
  ])
  expect(given.sheet?.name).toBe('carta.xlsx')
  expect(told(given)).toEqual({
    pictures: ['bife.jpg', 'foto', 'Flan.HEIC'],
    refused: ['otra.csv: second-sheet'],
  })
})

/** spec('decisions pictures-in-a-zip.4') */
test('an entry that unpacks to more than a photo is refused, and the rest comes in', async () => {
  const bomb = { name: 'bomba.jpg', bytes: new Uint8Array(64 * MB), deflated: true }
  const bytes = zipOf([bomb, { name: 'flan.jpg', bytes: 'x' }])
  const start = 30 + bomb.name.length
  const packed = new DataView(bytes.buffer).getUint32(18, true)
  // A reader that unpacks 50 MB of it comes to where it is damaged, and tells that instead.
  bytes.fill(0xff, start + Math.round(packed * 0.8), start + packed)
  const given = await sortFiles([file('fotos.zip', '', bytes)])
  expect(told(given)).toEqual({ pictures: ['flan.jpg'], refused: ['bomba.jpg: too-heavy'] })
})

/** spec('decisions pictures-in-a-zip.4') */
test('pictures are unpacked only as far as all of them together fit into memory', async () => {
  const heavy = file('antes.jpg')
  Object.defineProperty(heavy, 'size', { value: 299 * MB })
  const before = [{ id: '0', name: 'antes.jpg', file: heavy }]
  const two = { name: 'dos.jpg', bytes: new Uint8Array(2 * MB), deflated: true }
  const given = await sortFiles([zip(two, { name: 'flan.jpg', bytes: 'x' })], before)
  expect(told(given)).toEqual({ pictures: ['flan.jpg'], refused: ['dos.jpg: too-much'] })
})

/** spec('decisions pictures-in-a-zip.4') */
test('three hundred pictures come in, and each one more is told', async () => {
  const many = Array.from({ length: 301 }, (_, at) => ({ name: `${at}.jpg`, bytes: '' }))
  const { pictures, refused } = await sortFiles([zip(...many), file('suelta.png')])
  expect(pictures).toHaveLength(300)
  expect(refused).toEqual([
    { name: '300.jpg', why: 'too-many' },
    { name: 'suelta.png', why: 'too-many' },
  ])
})

/** spec('decisions pictures-in-a-zip.4') */
test('files that cannot be opened are named with the reason', async () => {
  const broken = zipOf([{ name: 'rota.jpg', bytes: 'x'.repeat(500), deflated: true }])
  // In the middle of what is packed: behind the header and the name.
  broken.fill(0xff, 30 + 'rota.jpg'.length, 36 + 'rota.jpg'.length)
  const given = await sortFiles([
    zip({ name: 'cerrada.jpg', bytes: 'x', isLocked: true }),
    file('rota.zip', '', broken),
    file('nada.zip', '', Uint8Array.from(new TextEncoder().encode('no archive at all, but long enough'))),
    file('vacia.zip', '', zipOf([{ name: 'carta/', bytes: '' }])),
  ])
  expect(told(given)).toEqual({
    pictures: [],
    refused: [
      'cerrada.jpg: locked',
      'rota.jpg: broken',
      'nada.zip: archive-unreadable',
      'vacia.zip: archive-empty',
    ],
  })
})
