import { createClient, type Client } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { beforeEach, expect, test } from 'vitest'
import { createApi } from '../../roof/create-api.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { cookieOfStaff } from '../../testing/whole-world.ts'
import { dataOf } from '../../testing/data-of.ts'

/** How often two things are done at once, so that each is first now and then. */
const ROUNDS = 5

let api: TestApi

beforeEach(async () => {
  api = await startTestApi()
})

/** Client of a person at another server of the same shop. */
async function elsewhere(login: Parameters<typeof cookieOfStaff>[1]): Promise<Client> {
  const other = createApi({ ...api.ports })
  const cookie = await cookieOfStaff(api, login)
  return createClient(
    async (url, init) =>
      other.request(url, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin: api.ports.publicUrl },
      }),
    routes,
  )
}

/** spec('decisions the-carta.8') */
test('of a plate that is taken out and its order one is first, and no order is lost or half there', async () => {
  const contact = await api.given.branchContact()
  const login = await api.given.staff({ role: 'OWNER', company: contact })
  const [owner, other] = [await api.as(login), await elsewhere(login)]
  const ofBranch = { params: { id: contact.branchId } }
  await api.given.plate(contact, { name: 'Siempre' })
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `Flan ${round}`
    const plate = await api.given.plate(contact, { name, price: 420_000 })
    const body = await api.given.orderBody(contact, { items: [{ plate }] })
    const read = await owner.getDocument({ ...ofBranch, query: { place: 'menus' } })
    const [menu] = dataOf(read).value as Menus
    const at = menu?.plates.findIndex((one) => one.name === name) ?? -1
    const thing = menu?.plates[at]
    if (!menu || !thing) throw new Error(`${name} is not in the document`)
    const [removed, ordered] = await Promise.all([
      other.changeDocument({
        ...ofBranch,
        body: {
          operations: [
            {
              kind: 'remove',
              place: ['menus', menu.key, 'plates', thing.key],
              thing,
              after: menu.plates[at - 1]?.key ?? null,
            },
          ],
        },
      }),
      api.client.placeOrder({ headers: { 'idempotency-key': `order-${round}-in-a-race` }, body }),
    ])
    expect(removed).toMatchObject({ ok: true })
    if (ordered.ok) {
      const { code } = ordered.data
      const order = await api.client.getOrder({ params: { alias: contact.alias, code } })
      expect(dataOf(order)).toMatchObject({ items: [{ name, price: 4200 }] })
    } else expect(ordered.problem).toMatchObject({ status: 422, errors: [{ code: 'plate-missing' }] })
    const late = { headers: { 'idempotency-key': `late-order-${round}` }, body }
    expect(await api.client.placeOrder(late)).toMatchObject({
      problem: { status: 422, errors: [{ code: 'plate-missing' }] },
    })
  }
})

type Menus = readonly {
  readonly key: string
  readonly plates: readonly { readonly key: string; readonly name: string }[]
}[]
