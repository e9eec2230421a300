import { zipOf } from '@mostrador/domain/testing/zip-of'
import { expect, it } from 'vitest'
import { readCsv, readXlsx } from './read-sheet.ts'
import { SheetTooLarge } from './sheet-limits.ts'

const SCHEMAS = 'http://schemas.openxmlformats.org'
const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${SCHEMAS}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`

/** The parts of a workbook with these rows on each of its sheets, and its texts. */
const partsOf = (sheets: readonly string[], strings: readonly string[] = []) => [
  {
    name: 'xl/workbook.xml',
    bytes: `<workbook xmlns:r="${SCHEMAS}/officeDocument/2006/relationships"><sheets>${sheets.map((_, at) => `<sheet name="Hoja${at + 1}" sheetId="${at + 1}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    bytes: `<Relationships>${sheets.map((_, at) => relation(`r${at}`, 'worksheet', `worksheets/${at}.xml`)).join('')}${relation('t', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
  },
  { name: 'xl/styles.xml', bytes: '<styleSheet><cellXfs><xf numFmtId="0"/></cellXfs></styleSheet>' },
  {
    name: 'xl/sharedStrings.xml',
    bytes: `<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
  },
  ...sheets.map((rows, at) => ({
    name: `xl/worksheets/${at}.xml`,
    bytes: `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${rows}</sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells></worksheet>`,
  })),
]

const workbook = (...sheets: readonly string[]): Buffer => Buffer.from(zipOf(partsOf(sheets)))
const PLATE = '<row r="1"><c r="A1"><v>7</v></c></row>'
const menuOf = async (bytes: Buffer) => (await readXlsx(bytes)).menu

/** spec('decisions carta-as-a-sheet.8') */
it.each([
  ['row', '<row r="5001"><c r="A5001"><v>1</v></c></row>'],
  ['row, told by its cell alone', '<row><c r="A1048576"><v>1</v></c></row>'],
  ['row that no number names', '<row r="1e9"><c r="A1"><v>1</v></c></row>'],
  ['column', '<row r="2"><c r="BI2"><v>1</v></c></row>'],
  ['corner', '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>'],
])('a word in a far %s is too much before there is a table', async (_, far) => {
  await expect(readXlsx(workbook(PLATE + far))).rejects.toBeInstanceOf(SheetTooLarge)
})

it.each([
  ['an endless row', '<row r="Infinity"><c r="A2"><v>1</v></c></row>'],
  ['half a row', '<row r="2.5"><c r="A2"><v>1</v></c></row>'],
  ['a row twice', `${PLATE}${PLATE}`],
  ['a column twice', '<row r="3"><c r="A3"><v>1</v></c><c r="A3"><v>1</v></c></row>'],
  ['no column', '<row r="3"><c r="9"><v>1</v></c></row>'],
])('%s is no place', async (_, rows) => {
  await expect(readXlsx(workbook(PLATE + rows))).rejects.toBeInstanceOf(Error)
})

it('far rows and columns without a word, as programs leave them behind, are passed over', async () => {
  const far = `<row r="2"><c r="A2"><v>8</v></c><c r="XFD2" s="0"/></row>
    <row r="1048575"><c r="A1048575" t="str"><v></v></c><c r="B1048575" t="e"><v>#REF!</v></c></row>
    <row r="1048576" customFormat="true"/>`
  expect(await menuOf(workbook(PLATE + far))).toEqual([[7], [8]])
})

it('several thousand plates are read to the last, and other sheets of any size are left alone', async () => {
  const rowAt = (row: number): string => `<row r="${row}"><c r="A${row}"><v>${row}</v></c></row>`
  const plates = Array.from({ length: 5000 }, (_, at) => rowAt(at + 1)).join('')
  const sales = Array.from({ length: 20_000 }, (_, at) => rowAt(at + 1)).join('')
  const read = await readXlsx(workbook(plates, sales))
  expect([read.menu.length, read.menu.at(-1), read.sheets]).toEqual([5000, [5000], ['Hoja1', 'Hoja2']])
})

it('no table is made of sheets that nobody reads', async () => {
  const corner = '<row r="5000"><c r="BH5000"><v>1</v></c></row>'
  // All of them at once would be a hundred million cells.
  const read = await readXlsx(workbook(PLATE, ...Array.from({ length: 400 }, () => corner)))
  expect([read.menu, read.sheets.length]).toEqual([[[7]], 401])
})

it('a sheet whose only texts are empty gives way to the next, and a cell has all runs of its text', async () => {
  const empty = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'
  const runs =
    '<row r="1"><c r="B1" t="inlineStr"><is><r><t>Pan &amp; </t></r><r><t>vino</t></r><rPh><t>no</t></rPh></is></c></row>'
  const bytes = Buffer.from(zipOf(partsOf([empty, runs], [' '])))
  expect(await readXlsx(bytes)).toMatchObject({ menu: [[null, 'Pan & vino']], sheet: 'Hoja2' })
})

/** Every file of an archive, once more before it, under headers of which its list knows nothing. */
function withHidden(
  archive: Buffer,
  hidden: readonly { name: string; bytes: string; said: number }[],
): Buffer {
  const other = Buffer.from(zipOf(hidden))
  const before = other.subarray(0, other.readUInt32LE(other.length - 6))
  const moved = Buffer.from(archive)
  const list = moved.readUInt32LE(moved.length - 6)
  for (let at = list; moved.readUInt32LE(at) === 0x02014b50; at += 46 + moved.readUInt16LE(at + 28))
    moved.writeUInt32LE(moved.readUInt32LE(at + 42) + before.length, at + 42)
  moved.writeUInt32LE(list + before.length, moved.length - 6)
  return Buffer.concat([before, moved])
}

it('only what the list of an archive names is read, and no size that it claims is believed', async () => {
  const said = 3_000_000_000
  const bytes = `<sheetData>${PLATE}</sheetData>`
  const hidden = withHidden(workbook(PLATE), [{ name: 'xl/worksheets/9.xml', bytes, said }])
  expect(await menuOf(hidden)).toEqual([[7]])
  const lying = partsOf([PLATE]).map((part) => ({ ...part, said }))
  expect(await menuOf(Buffer.from(zipOf(lying)))).toEqual([[7]])
})

it('a part that is a list to one reader is no sheet to the next', async () => {
  const [list, , ...others] = partsOf([PLATE])
  const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
  const texts = {
    name: 'xl/sharedStrings.xml',
    bytes: `<worksheet><sheetData>${far}</sheetData></worksheet>`,
  }
  const twice = relation('r0', 'worksheet', 'sharedStrings.xml')
  const first = relation('r0', 'worksheet', 'worksheets/0.xml')
  for (const relations of [first + twice, twice + first]) {
    const told = { name: 'xl/_rels/workbook.xml.rels', bytes: `<Relationships>${relations}</Relationships>` }
    const parts = [list, told, ...others.filter(({ name }) => name !== texts.name), texts]
    const read = await menuOf(Buffer.from(zipOf(parts.filter((part) => part !== undefined)))).catch(String)
    expect(JSON.stringify(read).length).toBeLessThan(100)
  }
})

it('a text of millions of rows or columns ends one beyond what is read', () => {
  expect(readCsv(Buffer.from('a\n'.repeat(2_000_000)))).toHaveLength(5001)
  expect(readCsv(Buffer.from(';'.repeat(2_000_000)))[0]).toHaveLength(61)
})
