import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { useBankReader } from './movement-source.tsx'

type Cells = readonly (readonly (string | number | null)[])[]

/** The reader of a bank's list, over a server that reads these cells out of any file. */
async function reader(cells: Cells, sheets: readonly string[] = []) {
  const sheet = sheets[0] ?? null
  const api = createClient(async () => Response.json({ cells, sheet, sheets }), routes)
  const now = await renderHook(useBankReader, { api, queries: createQueryClient() })
  let table: unknown
  await doing(async () => void (table = (await now().read(new Blob(['x'])))?.table))
  return { table, failure: now().failure, now }
}

/** spec('decisions transfers.11') */
test.each([
  ['no cell', []],
  ['blank rows', [['', null], [' ']]],
  ['headings alone', [['Fecha', 'Concepto', 'Importe']]],
  ['a title and headings', [['Últimos movimientos'], ['Fecha', 'Concepto', 'Importe'], ['', '', '']]],
] satisfies [string, Cells][])(
  'a list of %s is refused before its columns are asked about',
  async (_, cells) => {
    const { table, failure } = await reader(cells)
    expect([table, failure]).toEqual([undefined, 'La planilla no tiene filas con movimientos.'])
  },
)

test('a list of one line is looked at', async () => {
  const line = [
    ['Fecha', 'Importe'],
    ['28/11/2026', '1.500'],
  ]
  expect(await reader(line)).toMatchObject({ table: line, failure: '' })
})

test('a sheet of headings alone is looked at where its workbook has others', async () => {
  expect(await reader([['Fecha', 'Importe']], ['Resumen', 'Detalle'])).toMatchObject({ failure: '' })
})

test('a copied list without rows is refused alike, and the next one is taken', async () => {
  const { now } = await reader([
    ['Fecha', 'Importe'],
    ['28/11/2026', '1.500'],
  ])
  await doing(() => now().readCopied('Fecha\tImporte\n'))
  expect(now().failure).toBe('La planilla no tiene filas con movimientos.')
  await doing(() => now().readCopied('Fecha\tImporte\n28/11/2026\t900\n'))
  expect(now().failure).toBe('')
})
