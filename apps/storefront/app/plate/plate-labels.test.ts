import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { nextTestId } from '@mostrador/api/testing/test-ports'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

const NAMES = ['Sin TACC', 'Vegano', 'Picante', 'Casero']

/** The text of a menu with a plate of so many indicators, in a branch that shows them in a way. */
async function menuWith(count: number, indicator_display: 'SHORTS' | 'SPREAD' | 'NONE') {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'], branch: { indicator_display } })
  const plate = await api.given.plate(contact, { name: 'Guiso' })
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  for (const [position, show_name] of NAMES.slice(0, count).entries()) {
    const id = nextTestId()
    const colors = { background_color: '#ffe08a', text_color: '#5c3d00' }
    await api.given.change(contact, async (db) => {
      await db
        .insertInto('indicators')
        .values({ ...tenant, ...colors, id, key: id, show_name })
        .execute()
      const link = { ...tenant, plate_id: plate.id, indicator_id: id, position }
      await db.insertInto('plate_indicators').values(link).execute()
    })
  }
  return renderPage(`/menu/${contact.alias}/take-away`, api)
}

/** spec('decisions constants.9') */
test('up to three indicators are written out, more are marks whose names are heard', async () => {
  expect((await menuWith(3, 'SHORTS')).text).toContain('Sin TACC Vegano Picante')
  const four = await menuWith(4, 'SHORTS')
  expect(four.text).toContain('ST Sin TACC V Vegano P Picante C Casero')
  expect(four.html).toMatch(
    /<span aria-hidden="true"[^>]*>ST<\/span><span class="sr-only [^>]*>Sin TACC<\/span>/,
  )
})

/** spec('000 §2.61') */
test('a branch may want every name, or none', async () => {
  expect((await menuWith(4, 'SPREAD')).text).toContain('Sin TACC Vegano Picante Casero')
  expect((await menuWith(2, 'NONE')).text).not.toContain('Sin TACC')
})

/** spec('000 §3.10') */
test('a discount is told in two words, and one to a final price by its name', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  const [guiso, flan] = [
    await api.given.plate(contact, { name: 'Guiso', price: 100_000 }),
    await api.given.plate(contact, { name: 'Flan', price: 50_000 }),
  ]
  const final = { name: 'Menú del día', type: 'FINAL_PRICE', final_price: 80_000, plates: [guiso] } as const
  await api.given.menuDiscount(contact, final)
  await api.given.menuDiscount(contact, { type: 'MULTIPLE', buy: 3, pay: 2, plates: [flan] })
  const { text } = await renderPage(`/menu/${contact.alias}/take-away`, api)
  expect(text).toMatch(/Guiso .*\$ 800 .*Menú del día.*Flan .*3x2/)
})
