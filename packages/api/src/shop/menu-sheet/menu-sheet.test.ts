import type { MenuDocument } from '@mostrador/domain/menu/menu-document'
import { readMenuSheet } from '@mostrador/domain/menu-sheet/read-menu-sheet'
import { takenAt } from '@mostrador/domain/menu-sheet/taken-at'
import { layoutByHeadings } from '@mostrador/domain/menu-sheet/sheet-layout'
import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { cookieOfStaff } from '../../testing/whole-world.ts'

let api: TestApi
let shop: GivenShop

beforeEach(async () => {
  api = await startTestApi()
  shop = await givenShop(api)
})

const ours = () => ({ params: { id: shop.branchId } })
const read = (bytes: Uint8Array | string) =>
  shop.owner.readSheet({
    ...ours(),
    body: new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], ''),
  })
const refused = (status: number, code: string) => ({ ok: false, problem: { status, code } })

async function exported(query: string): Promise<Response> {
  const cookie = await cookieOfStaff(api, shop.ownerLogin)
  return api.fetch(`/api/console/branches/${shop.branchId}/sheet?${query}`, { headers: { cookie } })
}

/** spec('decisions carta-as-a-sheet.8') */
test('a list of an old spreadsheet program is read as it is shown there', async () => {
  const text = 'Lista de precios\r\nRubro;Artículo;Precio\r\nPizzas;Jamón y ñoquis;"9.500,50"\r\n'
  const menu = [
    ['Lista de precios'],
    ['Rubro', 'Artículo', 'Precio'],
    ['Pizzas', 'Jamón y ñoquis', '9.500,50'],
  ]
  expect(dataOf(await read(Buffer.from(text, 'latin1')))).toEqual({
    menu,
    groups: null,
    sheet: null,
    sheets: [],
  })
  expect(dataOf(await read(`\uFEFF${text}`))).toEqual({ menu, groups: null, sheet: null, sheets: [] })
})

/** spec('decisions carta-as-a-sheet.8') */
test('a quotation mark that quotes nothing is a letter, and no file is refused for one row', async () => {
  const lines = [
    'sep=;',
    'Categoría;Plato;Precio',
    'Pizzas;Pizza 12" muzza;12.500',
    'Pizzas;"Napo ""especial""";14.000',
    'Pizzas;"nunca cerrada;1',
  ]
  expect(dataOf(await read(lines.join('\r\n'))).menu).toEqual([
    ['Categoría', 'Plato', 'Precio'],
    ['Pizzas', 'Pizza 12" muzza', '12.500'],
    ['Pizzas', 'Napo "especial"', '14.000'],
    ['Pizzas', '"nunca cerrada', '1'],
  ])
})

/** spec('decisions carta-as-a-sheet.8') */
test('a file that is no spreadsheet, or far larger than a menu, is refused with a reason', async () => {
  const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])
  expect(await read(picture)).toMatchObject(refused(422, 'sheet-unreadable'))
  expect(await read('PK\u0003\u0004 no archive')).toMatchObject(refused(422, 'sheet-unreadable'))
  expect(await read(`a;"${'x'.repeat(100_001)}`)).toMatchObject(refused(422, 'sheet-too-large'))
  expect(await read('a;b\n'.repeat(5001))).toMatchObject(refused(422, 'sheet-too-large'))
  expect(await read('x'.repeat(5 * 1024 * 1024 + 1))).toMatchObject(refused(413, 'body-too-large'))
})

/** spec('decisions carta-as-a-sheet.6') spec('decisions carta-as-a-sheet.8') */
test.each(['xlsx', 'csv'])('a menu goes out as %s, and comes back without a change', async (format) => {
  const { value } = dataOf(await shop.owner.getDocument({ ...ours(), query: { place: 'menus/carta' } }))
  const response = await exported(`menu=carta&format=${format}`)
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="carta.${format}"`)
  const sheet = dataOf(await read(new Uint8Array(await response.arrayBuffer())))
  const indicators = [
    { key: 'sin-tacc', name: 'Sin TACC' },
    { key: 'vegano', name: 'Vegano' },
  ]
  const outcome = readMenuSheet(
    { menu: sheet.menu, groups: sheet.groups ?? undefined },
    value as MenuDocument,
    {
      layout: layoutByHeadings(sheet.menu),
      world: { mantissa: 2, decimals: ',', indicators },
      wishes: { isWhole: false, isOrdered: true },
    },
  )
  expect(outcome.problems).toEqual([])
  expect(outcome.rowOfPlate.size).toBeGreaterThan(0)
  expect(compareDocuments(value as never, outcome.menu as never)).toEqual([])
})

/** spec('decisions carta-as-a-sheet.9') */
test('an export says at which change it was taken, and of later ones what it would take back of its menu', async () => {
  const path = (...rest: readonly string[]) => ['menus', 'carta', ...rest]
  const [place, other] = [path('plates', 'bife', 'price'), path('plates', 'bife', 'description')]
  const change = (at: readonly string[], from: unknown, to: unknown) =>
    shop.owner.changeDocument({
      ...ours(),
      body: { operations: [{ kind: 'set', place: [...at], from, to }] },
    })
  const plate = async (): Promise<{ price: number; description?: string }> =>
    dataOf(await shop.owner.getDocument({ ...ours(), query: { place: 'menus/carta/plates/bife' } }))
      .value as never
  const { price, description } = await plate()
  dataOf(await change(other, description, 'Antes'))
  const sheet = dataOf(await read(new Uint8Array(await (await exported('menu=carta')).arrayBuffer())))
  const since = takenAt(sheet.menu) ?? -1
  dataOf(await change(place, price, 31_000))
  dataOf(await change(other, 'Antes', 'Después'))
  const asked = async (places: readonly string[], menu = 'carta') =>
    dataOf(await shop.owner.getTakenBack({ ...ours(), body: { menu, since, places: [...places] } })).changes
  expect(await asked(['plates/bife/price'])).toEqual([
    expect.objectContaining({
      number: since + 1,
      door: 'CONSOLE',
      by: expect.any(String),
      sentences: [expect.stringMatching(/precio: .* → 31\.000$/)],
      count: 1,
    }),
  ])
  expect((await asked(['plates/bife'])).map(({ number }) => number)).toEqual([since + 1, since + 2])
  expect(await asked(['plates/bife/name'])).toEqual([])
  expect(await asked(['plates/bife/price'], 'otra')).toEqual([])
})

test('a menu that is not there goes out as none', async () => {
  expect((await exported('menu=otra')).status).toBe(404)
})
