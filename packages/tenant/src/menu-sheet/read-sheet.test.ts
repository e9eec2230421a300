import { zipOf } from '@mostrador/domain/testing/zip-of'
import { expect, it } from 'vitest'
import { readXlsx } from './read-sheet.ts'

/** `said` is the size that the archive claims for a file that is compressed. */
type Entry = readonly [name: string, text: string | Buffer, said?: number]

/** A ZIP archive whose files are not compressed, but for those that it claims a size for. */
const zip = (entries: readonly Entry[]): Buffer =>
  Buffer.from(
    zipOf(entries.map(([name, bytes, said]) => ({ name, bytes, deflated: said !== undefined, said }))),
  )

type Sheets = Readonly<Record<string, readonly (readonly (string | number | null)[])[]>>

/** A workbook as a spreadsheet program saves it, with the parts that every one has. */
function workbook(sheets: Sheets, defined = '', hidden: readonly string[] = []): Buffer {
  const names = Object.keys(sheets)
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006'
  const cell = (value: string | number | null, at: string): string => {
    if (value === null) return ''
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
    return `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
  }
  const rowsOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
    rows
      .map(
        (row, r) =>
          `<row r="${r + 1}">${row.map((value, c) => cell(value, `${'ABCDEF'[c]}${r + 1}`)).join('')}</row>`,
      )
      .join('')
  const parts = names.map(
    (_, i) =>
      `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  )
  return zip([
    [
      '[Content_Types].xml',
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${parts.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}"${hidden.includes(name) ? ' state="hidden"' : ''} r:id="r${i + 1}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packaged}/relationships">${names.map((_, i) => `<Relationship Id="r${i + 1}" Type="${office}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
    ],
    [
      'xl/styles.xml',
      `<styleSheet xmlns="${main}"><cellXfs count="1"><xf numFmtId="0"/></cellXfs></styleSheet>`,
    ],
    ...names.map((name, i): Entry => [
      `xl/worksheets/sheet${i + 1}.xml`,
      `${defined}<worksheet xmlns="${main}"><sheetData>${rowsOf(sheets[name] ?? [])}</sheetData></worksheet>`,
    ]),
  ])
}

it('reads the first sheet of a workbook, and the one of groups wherever it stands', async () => {
  const plates = [
    ['Categoría', 'Plato', 'Precio'],
    ['Carnes', 'Bife', 18500.5],
    [null, null, null],
    ['Carnes', 'Asado', '20.000'],
  ]
  const groups = [
    ['grupo', 'opcion'],
    ['Punto', 'Jugoso'],
  ]
  const read = await readXlsx(workbook({ Grupos: groups, Carta: plates, Notas: [['nada']] }))
  expect(read.groups).toEqual(groups)
  expect(read.menu).toEqual(plates)
  expect((await readXlsx(workbook({ Carta: plates }))).groups).toBeUndefined()
})

/** spec('decisions carta-as-a-sheet.11') */
it('takes no hidden or empty sheet first, says which one it took, and takes another by its name', async () => {
  const [old, plates] = [
    [['Plato'], ['Viejo']],
    [['Plato'], ['Bife']],
  ]
  const book = workbook({ Vieja: old, Tapa: [[null]], Carta: plates, Vinos: old }, '', ['Vieja'])
  expect(await readXlsx(book)).toEqual({
    menu: plates,
    groups: undefined,
    sheet: 'Carta',
    sheets: ['Carta', 'Vinos', 'Vieja'],
  })
  expect(await readXlsx(book, 'Vieja')).toMatchObject({ menu: old, sheet: 'Vieja' })
  expect(await readXlsx(book, 'Otra')).toMatchObject({ sheet: 'Carta' })
})

it('refuses what is no workbook', async () => {
  await expect(readXlsx(Buffer.from('PK\x03\x04 nonsense'))).rejects.toBeInstanceOf(Error)
  await expect(readXlsx(zip([['a.txt', 'nothing']]))).rejects.toBeInstanceOf(Error)
})

it.each([
  ['unpacks to too much', zip([['xl/workbook.xml', Buffer.alloc(60 * 1024 * 1024), 60 * 1024 * 1024]])],
  [
    'says that it unpacks to less than it does',
    zip([['xl/workbook.xml', Buffer.alloc(60 * 1024 * 1024), 10]]),
  ],
  ['has too many files', zip(Array.from({ length: 501 }, (_, at): Entry => [`xl/${at}.xml`, '<a/>']))],
])('refuses a workbook that %s, before it is unpacked into memory', async (_, bomb) => {
  expect(bomb.length).toBeLessThan(100_000)
  await expect(readXlsx(bomb)).rejects.toBeInstanceOf(RangeError)
})

it('follows no reference out of a workbook, and none that a workbook defines itself', async () => {
  const [outside, bomb] = ['&file;', '&many;']
  // The file that it points to is this one.
  const defined = `<!DOCTYPE x [<!ENTITY file SYSTEM "${import.meta.url}"><!ENTITY one "aaaa"><!ENTITY many "&one;&one;">]>`
  const sheet = workbook({ Carta: [['Plato'], [outside], [bomb]] }, defined)
  const told = await readXlsx(sheet).then(({ menu }) => JSON.stringify(menu), String)
  expect(told).not.toContain('aaaa')
  expect(told).not.toContain('deflateRawSync')
})
