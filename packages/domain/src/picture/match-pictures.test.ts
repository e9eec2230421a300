import { expect, test } from 'vitest'
import { matchPictures, type PicturedPlate } from './match-pictures.ts'

const PLATES: readonly PicturedPlate[] = [
  { key: 'noquis', name: 'Ñoquis de papá' },
  { key: 'bife', name: 'Bife', showName: 'Nuestro bife', image: 'fotos/parrilla-3.jpg' },
  { key: 'flan', name: 'Flan' },
  { key: 'flan-2', name: 'Flan' },
  { key: 'coca', name: 'Coca 1.5' },
]

const match = (
  names: readonly string[],
  {
    named = {},
    chosen = {},
  }: { readonly named?: Record<string, string>; readonly chosen?: Record<string, string> } = {},
) => {
  const cells = Object.entries(named).map(([plate, text], at) => [plate, { row: at + 2, text }] as const)
  const { ofPlate, left, missing } = matchPictures(
    names.map((name) => ({ id: name, name })),
    { plates: PLATES, named: new Map(cells), chosen: new Map(Object.entries(chosen)) },
  )
  return { ofPlate: Object.fromEntries(ofPlate), left, missing }
}

/** spec('decisions pictures-in-a-zip.1') */
test.each([
  ['NOQUIS-DE-PAPA.JPG', 'noquis'],
  ['ñoquis de papá.webp', 'noquis'],
  // As macOS writes accents.
  [`${'Ñoquis de papá'.normalize('NFD')}.png`, 'noquis'],
  ['ÑoquisDePapá.jpeg', 'noquis'],
  ['nuestro_bife.jpg', 'bife'],
  ['carta/2026/bife.png', 'bife'],
  ['C:\\fotos\\Bife.png', 'bife'],
  ['Coca 1.5.jpg', 'coca'],
  ['flan-2.jpg', 'flan-2'],
  ['Parrilla 3.webp', 'bife'],
])('%s is the picture of %s', (name, plate) => {
  expect(match([name])).toEqual({ ofPlate: { [plate]: name }, left: [], missing: [] })
})

/** spec('decisions pictures-in-a-zip.2') */
test('a picture named like no plate or like two is left, and so is a second picture of one plate', () => {
  expect(match(['mesa.jpg', 'Flan.jpg', 'bife.jpg', 'bife.png'])).toEqual({
    ofPlate: { bife: 'bife.jpg' },
    left: [
      { id: 'mesa.jpg', why: { code: 'no-plate' } },
      { id: 'Flan.jpg', why: { code: 'several', plates: ['Flan', 'Flan'] } },
      { id: 'bife.png', why: { code: 'taken', plate: 'Bife' } },
    ],
    missing: [],
  })
})

/** spec('decisions pictures-in-a-zip.2') */
test('a chosen plate comes before any name', () => {
  const chosen = { 'mesa.jpg': 'bife', 'Flan.jpg': 'flan', 'coca 1.5.jpg': '' }
  expect(match(['bife.jpg', 'mesa.jpg', 'Flan.jpg', 'coca 1.5.jpg'], { chosen })).toEqual({
    ofPlate: { bife: 'mesa.jpg', flan: 'Flan.jpg' },
    left: [
      { id: 'coca 1.5.jpg', why: { code: 'unwanted' } },
      { id: 'bife.jpg', why: { code: 'taken', plate: 'Bife' } },
    ],
    missing: [],
  })
  // A plate that is not there any more was not chosen.
  expect(match(['bife.jpg'], { chosen: { 'bife.jpg': 'gone' } }).ofPlate).toEqual({ bife: 'bife.jpg' })
})

/** spec('decisions pictures-in-a-zip.1') */
test('a cell names the picture of its plate, by the name of its file with or without its kind', () => {
  const named = { flan: 'postres/IMG_01.JPG', 'flan-2': 'img 01', bife: 'asado.jpg', coca: '' }
  expect(match(['img_01.jpg', 'coca 1.5.jpg'], { named })).toEqual({
    ofPlate: { flan: 'img_01.jpg', 'flan-2': 'img_01.jpg', coca: 'coca 1.5.jpg' },
    left: [],
    missing: [{ row: 4, text: 'asado.jpg' }],
  })
})

/** spec('decisions pictures-in-a-zip.1') */
test('a cell that names the picture which is there asks for nothing, as that of an export', () => {
  const named = { bife: 'fotos/parrilla-3.jpg' }
  expect(match(['flan-2.jpg'], { named })).toEqual({
    ofPlate: { 'flan-2': 'flan-2.jpg' },
    left: [],
    missing: [],
  })
})
