import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { importTenant } from '@mostrador/tenant/import-tenant'
import { smallTenant, testWorld } from '@mostrador/tenant/testing'
import { expect, test } from 'vitest'
import { createApi } from '../create-api.ts'
import { dataOf } from '../testing/data-of.ts'
import type { GivenContact } from '../testing/given-contact.ts'
import { startTestApi } from '../testing/start-test-api.ts'
import { cookieOfStaff } from '../testing/whole-world.ts'

const ROUNDS = 5

/** spec('decisions who-may-what.7') */
test('of a role that goes while its holder saves, one comes first', async () => {
  const api = await startTestApi()
  const world = { ...(await testWorld()), db: api.ports.database, newId: api.ports.newId, now: api.clock.now }
  const imported = await importTenant(smallTenant(), world)
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems))
  const { company_id: companyId, id: branchId } = await api.ports.database
    .selectFrom('branches')
    .select(['company_id', 'id'])
    .executeTakeFirstOrThrow()
  const company = { companyId } as GivenContact
  const owner = await api.as(await api.given.staff({ role: 'OWNER', company }))
  const place = ['menus', 'carta', 'plates', 'bife', 'price']
  let price = 18_500.5
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = await owner.createRole({
      params: { id: companyId },
      body: { name: `Precios ${round}`, permissions: ['menu.prices'] },
    })
    const { role: key } = dataOf(made)
    // At another server of the same shop.
    const cookie = await cookieOfStaff(api, await api.given.staff({ role: key, company }))
    const other = createApi({ ...api.ports })
    const holder = createClient(
      async (url, init) =>
        other.request(url, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin: api.ports.publicUrl },
        }),
      routes,
    )
    const [saved, removed] = await Promise.all([
      holder.changeDocument({
        params: { id: branchId },
        body: { operations: [{ kind: 'set', place, from: price, to: price + 1 }] },
      }),
      owner.removeRole({ params: { id: companyId, key }, body: { holders: 1 } }),
    ])
    expect(removed).toMatchObject({ ok: true })
    const [newest] = dataOf(await owner.listRevisions({ params: { id: branchId }, query: {} })).revisions
    expect(newest?.sentences[0]).toMatch(/^Se quitó el rol "Precios /)
    // What was saved, was saved before the role went; what came after it was refused.
    if (saved.ok) price += 1
    else expect([401, 403]).toContain(saved.problem.status)
    const read = await owner.getDocument({ params: { id: branchId }, query: { place: place.join('/') } })
    expect(dataOf(read).value).toBe(price)
  }
})
