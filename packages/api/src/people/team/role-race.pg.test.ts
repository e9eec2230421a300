import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenShop } from '../../testing/given-shop.ts'
import { startOtherServer, startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const ROUNDS = 8

let api: TestApi
let other: Awaited<ReturnType<typeof startOtherServer>>

beforeEach(async () => {
  api = await startTestApi()
  other = await startOtherServer(api)
})
afterEach(() => other.close())

/** spec('decisions who-may-what.7') */
test('of a role that goes at one server while its holder saves at another, one comes first', async () => {
  const { owner, companyId, branchId, contact } = await givenShop(api)
  const place = ['menus', 'carta', 'plates', 'bife', 'price']
  let price = 18_500.5
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = await owner.createRole({
      params: { id: companyId },
      body: { name: `Precios ${round}`, permissions: ['menu.prices'] },
    })
    const { role: key } = dataOf(made)
    const holder = await other.as(await api.given.staff({ role: key, company: contact }))
    const [saved, removed] = await Promise.all([
      holder.changeDocument({
        params: { id: branchId },
        body: { operations: [{ kind: 'set', place, from: price, to: price + 1 }] },
      }),
      owner.removeRole({ params: { id: companyId, key }, body: { holders: 1 } }),
    ])
    expect(removed).toMatchObject({ ok: true })
    const [newest] = dataOf(await owner.listRevisions({ params: { id: branchId }, query: {} })).revisions
    expect(newest?.sentences[0]).toMatch(/^Se quitó el rol «Precios /)
    // Saved changes came before the role went; later ones were refused.
    if (saved.ok) price += 1
    else expect([401, 403]).toContain(saved.problem.status)
    const read = await owner.getDocument({ params: { id: branchId }, query: { place: place.join('/') } })
    expect(dataOf(read).value).toBe(price)
  }
})
