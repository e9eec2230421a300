import { crc32 } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let shop: GivenShop
beforeEach(async () => {
  api = await startTestApi()
  shop = await givenShop(api)
})

/** An archive (ZIP) of texts, none packed. */
function archiveOf(files: Readonly<Record<string, string>>): Buffer<ArrayBuffer> {
  const list: Buffer[] = []
  const parts: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(text)]
    const facts = Buffer.alloc(26)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(bytes.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt32LE(path.length, 22)
    const where = Buffer.alloc(14)
    where.writeUInt32LE(at, 10)
    list.push(Buffer.from('PK\u0001\u0002\0\0'), facts, where, path)
    parts.push(Buffer.from('PK\u0003\u0004'), facts, path, bytes)
    at += 30 + path.length + bytes.length
  }
  const [listed, count] = [Buffer.concat(list), Object.keys(files).length]
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}

const SCHEMAS = 'http://schemas.openxmlformats.org'
const relations = (type: string, target: string) =>
  `<Relationships xmlns="${SCHEMAS}/package/2006/relationships"><Relationship Id="rId1"
    Type="${SCHEMAS}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`

/** A workbook with one cell beside its first, as large as the archive of an empty one. */
const workbookWith = (row: number, cell: string): Buffer<ArrayBuffer> =>
  archiveOf({
    '[Content_Types].xml': `<Types xmlns="${SCHEMAS}/package/2006/content-types"/>`,
    '_rels/.rels': relations('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${SCHEMAS}/spreadsheetml/2006/main"
      xmlns:r="${SCHEMAS}/officeDocument/2006/relationships">
      <sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SCHEMAS}/spreadsheetml/2006/main"><sheetData>
      <row r="1"><c r="A1"><v>1</v></c></row><row r="${row}"><c r="${cell}"><v>2</v></c></row>
      </sheetData></worksheet>`,
  })

const tooLarge = { ok: false, problem: { status: 422, code: 'sheet-too-large' } }

/** spec('decisions carta-as-a-sheet.8') */
test('a workbook of a thousand bytes whose last cell is far away takes nobody else’s memory', async () => {
  const read = (bytes: Buffer<ArrayBuffer>) =>
    shop.owner.readSheet({ params: { id: shop.branchId }, body: new File([bytes], '') })
  expect(dataOf(await read(workbookWith(2, 'B2')))).toEqual({
    menu: [
      [1, null],
      [null, 2],
    ],
    groups: null,
    sheet: 'Hoja1',
    sheets: ['Hoja1'],
  })
  expect(await read(workbookWith(1_048_576, 'XFD1048576'))).toMatchObject(tooLarge)
  const params = { id: shop.id }
  const body = new File([workbookWith(1_048_576, 'XFD1048576')], '')
  expect(await shop.owner.readBankSheet({ params, body })).toMatchObject(tooLarge)
})

test('while millions of empty rows are read, others are answered', async () => {
  const body = new File(['\n'.repeat(5 * 1024 * 1024)], '')
  // When somebody else was answered, as long as the file is being read.
  const answered = [performance.now()]
  let isRead = false
  const reading = shop.owner.readSheet({ params: { id: shop.branchId }, body }).finally(() => (isRead = true))
  const ask = async (): Promise<void> => {
    dataOf(await shop.owner.getStaffSession())
    answered.push(performance.now())
    if (!isRead) await ask()
  }
  await ask()
  expect(await reading).toMatchObject(tooLarge)
  const waits = answered.slice(1).map((at, one) => at - (answered[one] ?? 0))
  const whole = (answered.at(-1) ?? 0) - (answered[0] ?? 0)
  expect(Math.max(...waits) / whole).toBeLessThan(0.5)
})

const spreadsheetOf = (cells: string, strings = ''): Buffer<ArrayBuffer> =>
  archiveOf({
    'xl/workbook.xml': `<workbook xmlns:r="${SCHEMAS}/officeDocument/2006/relationships">
      <sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('worksheet', 'worksheets/sheet1.xml'),
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells}</sheetData></worksheet>`,
  })

test('a text that a workbook has once is not sent with each of its cells', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => `<row><c r="A${at + 1}" t="s"><v>0</v></c></row>`)
  const bytes = spreadsheetOf(rows.join(''), `<si><t>${'x'.repeat(9000)}</t></si>`)
  const body = new File([bytes], '')
  expect(await shop.owner.readSheet({ params: { id: shop.branchId }, body })).toMatchObject(tooLarge)
})

test('a company that sends file after file waits in a short line, and another has its turn between', async () => {
  const other = await givenShop(api, 'otra')
  const read = (who: GivenShop, body: File) => who.owner.readSheet({ params: { id: who.branchId }, body })
  const honest = new File(['Plato;Precio\n'.repeat(4000)], '')
  const done: string[] = []
  const flood = Array.from({ length: 11 }, () => read(shop, honest))
  const bank = shop.owner.readBankSheet({ params: { id: shop.id }, body: honest })
  const ended = [...flood, bank].map(async (answer) => {
    const { ok } = await answer
    if (ok) done.push('flood')
    return answer
  })
  const neighbour = await read(other, honest)
  // Before the neighbour came one was read, and at most one was when it did.
  expect([neighbour.ok, done.length < 4]).toEqual([true, true])
  const refused = (await Promise.all(ended)).filter(({ ok }) => !ok)
  expect(refused.length).toBeGreaterThan(3)
  const detail = 'Ya hay varios archivos de tu empresa en espera. Prueba de nuevo en unos segundos.'
  for (const one of refused)
    expect(one).toMatchObject({ problem: { status: 429, code: 'file-turn-later', detail } })
})
