import type { Client, Result } from '@mostrador/contract/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { clientAt, fetchAt, givenHost } from '../../testing/given-host.ts'
import type { GivenShipment } from '../../testing/given-rider.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const HOST = 'pedidos.ombu.example'
const CONSOLE = 'https://caja.pide.example'

/** Everything of a tenant that a call can name, and a menu of which this process knows the hash. */
type Shop = GivenContact & {
  readonly mode: string
  readonly plate: string
  readonly file: string
  readonly hash: string
  readonly delivery: GivenShipment
}

let api: TestApi
let own: Shop
let other: Shop

async function givenShop(): Promise<Shop> {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY', 'DELIVERY'] })
  const plate = (await api.given.plate(contact)).id
  const file = await givenFile(contact, plate)
  const delivery = await api.given.shipment(contact)
  const { menuHashes } = dataOf(
    await api.client.listMenuHashes({ params: { alias: contact.alias }, query: {} }),
  )
  const { orderModeId: mode = '', hash = '' } = menuHashes[0] ?? {}
  return { ...contact, mode, plate, file, hash, delivery }
}

async function givenFile(contact: GivenContact, plate: string): Promise<string> {
  const id = api.ports.newId()
  await api.ports.database
    .insertInto('files')
    .values({
      company_id: contact.companyId,
      branch_id: contact.branchId,
      id,
      kind: 'PLATE',
      owner_id: plate,
      source_name: 'x',
      sha256: id.replaceAll('-', '').repeat(2),
      media_type: 'image/webp',
      size_bytes: 1,
    })
    .execute()
  return id
}

beforeEach(async () => {
  api = await startTestApi()
  own = await givenShop()
  other = await givenShop()
  await givenHost(api, HOST, { of: own, kind: 'branch' })
})

/**
 * Each call that names something by its id, of one tenant; what else it names is always the host's
 * own.
 */
const callsOf = (client: Client, it: Shop) => ({
  'a contact': client.getBranchContact({ params: { id: it.id } }),
  'the contacts of a brand': client.listBranchContacts({ params: { branchId: it.branchId }, query: {} }),
  'the modes of a brand': client.listBranchOrderModes({ params: { branchId: it.branchId } }),
  'a schedule': client.getSchedule({ params: { orderModeId: it.mode } }),
  'discounts of a mode': client.listGeneralDiscounts({ params: { id: it.mode } }),
  'surcharges of a mode': client.listGeneralSurcharges({ params: { id: it.mode } }),
  'fees of a mode': client.getFees({ params: { id: it.mode } }),
  'the menu of a mode': client.getMenu({ params: { alias: own.alias, orderModeId: it.mode }, query: {} }),
  'a menu by its hash': client.getMenu({
    params: { alias: own.alias, orderModeId: own.mode },
    query: { hash: it.hash },
  }),
  'menu discounts': client.listDiscounts({ params: { branchId: it.branchId } }),
  'indicators of a brand': client.listIndicators({ query: { branchId: it.branchId } }),
  'indicators of a plate': client.listEntityIndicators({ params: { type: 'PLATE', id: it.plate } }),
  'a picture': client.getFileUrl({ params: { id: it.file }, query: { type: 'PLATE' } }),
  'the picture of a plate': client.getFileUrl({ params: { id: it.plate }, query: { type: 'PLATE' } }),
  customisations: client.listCustomisations({ params: { branchId: it.branchId } }),
  'an order that is followed': client.getOrder({
    params: { alias: it.alias, code: it.delivery.orderCode },
  }),
  'shipments of an order': client.listOrderShipments({
    params: { logisticsOrderId: it.delivery.logisticsOrderId },
  }),
  'what was said of an order': client.getSurveyResponse({ params: { orderCode: it.delivery.orderCode } }),
  'a problem with an order': client.updateOrderDetails({
    body: { code: it.delivery.orderCode, errorType: 'Otro problema', details: 'Nada' },
  }),
})

const outcomeOf = (result: Result<unknown>): string =>
  result.ok ? 'told' : `${result.problem.status} ${result.problem.code}`

async function outcomes(calls: ReturnType<typeof callsOf>): Promise<Record<string, string>> {
  const all = Object.entries(calls).map(async ([name, call]) => [name, outcomeOf(await call)] as const)
  return Object.fromEntries(await Promise.all(all))
}

/** Returns a shop whose id does not exist. */
const nobodys = (): Shop => {
  const nobody = '0197f000-0000-7000-8000-0000ffffffff'
  const delivery = { ...other.delivery, logisticsOrderId: nobody, orderCode: 'ZZZZZZZZZZ' }
  const ids = { id: nobody, branchId: nobody, mode: nobody, plate: nobody, file: nobody, alias: 'nobody' }
  return { ...other, ...ids, hash: 'nothing', delivery }
}

/** spec('decisions beyond-the-documents.30') */
describe('on the host of a tenant', () => {
  test('its own data is answered, and data of another tenant is answered like data of none', async () => {
    const there = clientAt(api, HOST)
    const told = await outcomes(callsOf(there, own))
    expect(told).toEqual(await outcomes(callsOf(api.client, own)))
    expect(await outcomes(callsOf(api.client, other))).toEqual({
      ...told,
      'the menu of a mode': '404 menu-not-found',
    })

    const foreign = await outcomes(callsOf(there, other))
    const unknown = await outcomes(callsOf(there, nobodys()))
    // Of a hash that nobody has the menu of today is told: what must not be is the other's.
    expect({ ...foreign, 'a menu by its hash': 'told' }).toEqual(unknown)
    expect(Object.entries(foreign).filter(([, outcome]) => !outcome.startsWith('404'))).toEqual([])
  })

  test('a code of another’s order is guessed no cheaper than any other: it counts as a guess', async () => {
    const taken: string[] = []
    api = await startTestApi({
      rateLimiter: { take: async (rule) => (taken.push(rule), true) },
    })
    const [one, two] = [await givenShop(), await givenShop()]
    await givenHost(api, HOST, { of: one, kind: 'branch' })
    const guess = async (orderCode: string) => {
      taken.length = 0
      const answer = await clientAt(api, HOST).getSurveyResponse({ params: { orderCode } })
      return [outcomeOf(answer), ...taken]
    }
    const wrong = await guess('ZZZZZZZZZZ')
    expect(wrong[0]).toMatch(/^404/)
    expect(wrong.length).toBeGreaterThan(1)
    expect(await guess(two.delivery.orderCode)).toEqual(wrong)
    expect(await guess(two.delivery.orderCode.toLowerCase())).toEqual(wrong)
  })

  test('events and errors of another’s pages are not taken', async () => {
    const report = (it: Shop) =>
      clientAt(api, HOST).logDinerError({
        body: { bcId: it.id, branchId: it.branchId, url: null, component: 'x' },
      })
    expect(outcomeOf(await report(own))).toBe('told')
    expect(outcomeOf(await report(other))).toMatch(/^404/)
    const visit = (it: Shop) =>
      clientAt(api, HOST).collectEvents({
        headers: { 'x-session': 'a-session-of-a-test' },
        body: {
          events: [
            {
              id: api.ports.newId(),
              type: 'LINK_CLICK',
              branch: own.branchId,
              branchContact: it.id,
              date: api.clock.now.toISOString(),
            },
          ],
        },
      })
    expect(outcomeOf(await visit(own))).toBe('told')
    expect(outcomeOf(await visit(other))).toMatch(/^404/)
  })

  test('a rider of another tenant is on no shift', async () => {
    const here = fetchAt(api, HOST)
    const ask = async (it: Shop) => {
      const { token } = await api.given.rider(it)
      return (await here('/api/whoami', { headers: { authorization: `Bearer ${token}` } })).status
    }
    expect([await ask(own), await ask(other)]).toEqual([200, 401])
  })
})

/** spec('decisions beyond-the-documents.29') */
describe('staff', () => {
  const tryAll = async (origin: string) => {
    const { email, password } = await api.given.staff({ role: 'OWNER', company: own })
    const at = (path: string, init?: RequestInit) => api.fetch(origin + path, init)
    const headers = { 'content-type': 'application/json', origin }
    const signIn = await at('/api/staff/session', {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password }),
    })
    const kept = await api.as({ email, password })
    expect((await kept.getStaffSession()).ok).toBe(true)
    const cookie = signIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const read = await at('/api/staff/session', { headers: { cookie } })
    const board = await at(`/api/console/branchcontacts/${own.id}/menu`, {
      headers: { cookie },
    })
    const channel = await at('/api/rt/auth', { method: 'POST', headers: { ...headers, cookie }, body: '{}' })
    return [signIn.status, read.status, board.status, channel.status]
  }

  test('sign in and work on the host that all share, and on no tenant’s', async () => {
    expect(await tryAll('http://localhost:3000')).toEqual([200, 200, 200, 400])
    expect(await tryAll(`http://${HOST}:3000`)).toEqual([404, 404, 404, 404])
  })

  test('work on the console’s own host alone, where it has one, and from its pages alone', async () => {
    api = await startTestApi({ consoleUrl: CONSOLE })
    own = await givenShop()
    await givenHost(api, HOST, { of: own, kind: 'branch' })
    const { email, password } = await api.given.staff({ role: 'OWNER', company: own })
    const signIn = async (at: string, origin: string) => {
      const headers = { 'content-type': 'application/json', origin }
      const body = JSON.stringify({ email, password })
      return (await api.fetch(`${at}/api/staff/session`, { method: 'POST', headers, body })).status
    }
    expect(await signIn(CONSOLE, CONSOLE)).toBe(200)
    for (const at of ['http://localhost:3000', `http://${HOST}:3000`, 'http://10.0.0.7:3000'])
      expect([at, await signIn(at, at)]).toEqual([at, 404])
    // A page of the shops is as strange to it as any other site, under the same registered name or
    // not.
    for (const origin of ['http://localhost:3000', 'https://pide.example', `http://${HOST}:3000`])
      expect([origin, await signIn(CONSOLE, origin)]).toEqual([origin, 403])
  })
})
