import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { nextTestId } from '@mostrador/api/testing/test-ports'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

/** A contact whose menu has so many plates, in one category. */
async function contactWith(plates: number) {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  const row = (_: unknown, position: number) => {
    const id = nextTestId()
    const name = `Plato ${position + 1}`
    const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
    const place = { menu_id: contact.menuId, category_id: contact.categoryId, position }
    return { ...tenant, ...place, id, key: id, name, show_name: name, price: 1000 }
  }
  await api.given.change(contact, async (db) => {
    await db
      .insertInto('plates')
      .values(Array.from({ length: plates }, row))
      .execute()
  })
  return `/menu/${contact.alias}/take-away`
}

const rowsIn = (html: string): number => html.match(/<li[^>]*><a href="\/menu\//g)?.length ?? 0
const placesIn = (html: string): number => html.match(/class="plate-place"/g)?.length ?? 0

test('a menu of a usual size is drawn whole', async () => {
  const { html } = await renderPage(await contactWith(120), api)
  expect(rowsIn(html)).toBe(120)
  expect(placesIn(html)).toBe(0)
  expect(html).not.toContain('<noscript><a')
})

test('a large one has the first plates, a place for each of the others, and without scripts a way to all', async () => {
  const address = await contactWith(140)
  const { html } = await renderPage(address, api)
  expect(rowsIn(html)).toBe(36)
  expect(placesIn(html)).toBe(104)
  const [, way = ''] = html.match(/<noscript><a href="([^"]+)"/) ?? []
  expect(way).toMatch(new RegExp(`^${address}/`))
  expect(rowsIn((await renderPage(way, api)).html)).toBe(140)
})

/** spec('000 §2.51') spec('000 §2.52') */
test('"Lo más destacado" shows the plates that the shop puts forward, in its order, and is not there without any', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  await api.given.plate(contact, { name: 'Agua' })
  const address = `/menu/${contact.alias}/take-away`
  expect((await renderPage(address, api)).text).not.toContain('Lo más destacado')
  await api.given.plate(contact, { name: 'Guiso', remarked_position: 1 })
  await api.given.plate(contact, { name: 'Flan', remarked_position: 0 })
  const { html } = await renderPage(address, api)
  const [, remarked = ''] = html.match(/aria-labelledby="remarked"(.*?)<\/section>/) ?? []
  expect(remarked).toMatch(/Lo más destacado.*Flan.*Guiso/)
  expect(remarked).not.toContain('Agua')
})

/** spec('000 §2.51') */
test('the slider is titled "Categorías", where one sees it', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  await api.given.plate(contact, { name: 'Guiso' })
  const id = nextTestId()
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId, menu_id: contact.menuId }
  await api.given.change(contact, (db) =>
    db
      .insertInto('categories')
      .values({ ...tenant, id, key: 'bebidas', name: 'Bebidas', show_name: 'Bebidas', position: 1 })
      .execute(),
  )
  await api.given.plate(contact, { name: 'Agua', category_id: id })
  const { html } = await renderPage(`/menu/${contact.alias}/take-away`, api)
  const [, slider = ''] = html.match(/<nav aria-label="Categorías"(.*?)<\/nav>/) ?? []
  expect(slider).toMatch(/>Categorías<.*>Platos<.*>Bebidas</)
})

/** The text of a plate's own page. */
async function plateText(options: Parameters<TestApi['given']['plate']>[1]): Promise<string> {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  await api.given.plate(contact, { name: 'Guiso', ...options })
  const menu = await renderPage(`/menu/${contact.alias}/take-away`, api)
  const [, address = ''] = menu.html.match(/<a href="([^"]+\/guiso)"/) ?? []
  return (await renderPage(address, api)).text
}

/** spec('000 §2.59') */
test('sizes are "Opciones", and mandatory, only where there is more than one', async () => {
  const small = { name: 'Chica', price: 90_000 }
  const both = await plateText({ sizes: [small, { name: 'Grande', price: 120_000 }] })
  expect(both).toMatch(/Opciones Obligatorio.*Chica \$ 900.*Grande \$ 1\.200/)
  expect(both).toMatch(/Desde \$ 900/)
  expect(await plateText({ sizes: [small] })).not.toContain('Opciones')
  expect(await plateText({})).not.toContain('Obligatorio')
})

test('a group says its rule in words, and whether it is mandatory', async () => {
  const garnishes = [{ name: 'Papas' }, { name: 'Ensalada', price: 5000 }]
  const text = await plateText({
    groups: [
      { name: 'Guarnición', mandatory: true, min_garnish_amount: 1, max_garnish_amount: 1, garnishes },
      { name: 'Salsas', max_garnish_amount: 2, garnishes },
    ],
  })
  expect(text).toMatch(/Guarnición Elige 1 Obligatorio.*Papas.*Ensalada \+ \$ 50/)
  expect(text).toMatch(/Salsas Hasta 2 Opcional/)
  expect(text).toContain('Aclaraciones')
})
