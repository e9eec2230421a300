import type { DinerEvent } from '@mostrador/contract/analytics/analytics-endpoints'
import { beforeEach, expect, test } from 'vitest'
import { forgetOldThings } from '../forget-old-things.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { runHandler } from '../../testing/run-handler.ts'
import { givenHost } from '../../testing/given-host.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi
let contact: GivenContact

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
})

const event = (type: DinerEvent['type'], more: Partial<DinerEvent> = {}): DinerEvent => ({
  id: nextTestId(),
  type,
  branch: contact.branchId,
  branchContact: contact.id,
  campaignId: 'verano',
  date: api.clock.now.toISOString(),
  ...more,
})

const send = (session: string, ...events: DinerEvent[]) =>
  api.client.collectEvents({ headers: { 'x-session': session }, body: { events } })

const forget = () => runHandler(forgetOldThings, api.ports, null)

const kept = () => api.ports.database.selectFrom('analytics_events').selectAll().orderBy('id').execute()

/** spec('000 §7.35') spec('001 §7.36') */
test('a visit event is stored with all documented fields, and with the customer id instead of the phone', async () => {
  await api.given.order(contact, { body: { phone: '11 2345-6789' } })
  const customer = await api.ports.database.selectFrom('customers').select('id').executeTakeFirstOrThrow()
  const details = { code: 'ABC', total: 1200.5 }
  const sent = event('CREATE_ORDER', {
    customer: '+5491123456789',
    abandonedCart: true,
    source: 'instagram',
    details,
  })
  expect((await send('visit-0001', sent)).ok).toBe(true)

  const rows = await kept()
  expect(rows).toMatchObject([
    {
      id: sent.id,
      type: 'CREATE_ORDER',
      branch_id: contact.branchId,
      branch_contact_id: contact.id,
      session_id: 'visit-0001',
      customer_id: customer.id,
      campaign_id: 'verano',
      abandoned_cart: true,
      source: 'instagram',
      payload: details,
    },
  ])
  expect(JSON.stringify(rows)).not.toContain('23456789')
})

/** spec('000 §7.35') */
test.each([
  'PAY_ORDER',
  'CREATE_ORDER',
  'CONTINUE_TO_CHECKOUT',
  'DELETE_ITEM',
  'VIEW_ORDER_SUMMARY',
  'ADD_ITEM',
  'ITEM_VIEW',
  'ORDER_MODE_SELECT',
  'BRANCH_CONTACT_SELECT',
  'LINK_CLICK',
] as const)('%s is an event that the documents name, and is kept', async (type) => {
  expect(await send('visit-0001', event(type))).toMatchObject({ ok: true })
  expect(await kept()).toMatchObject([{ type }])
})

test('an event that is sent twice, in one call or in two at once, is one', async () => {
  const one = event('ADD_ITEM')
  await Promise.all([send('visit-0001', one, one), send('visit-0001', one)])
  expect(await kept()).toHaveLength(1)
})

test('an event of another tenant is skipped, and the rest of the call is stored', async () => {
  const other = await api.given.branchContact()
  const good = event('ITEM_VIEW')
  const answer = await send(
    'visit-0001',
    event('ITEM_VIEW', { branch: nextTestId() }),
    event('ITEM_VIEW', { branchContact: other.id }),
    good,
  )
  expect(answer.ok).toBe(true)
  expect((await kept()).map(({ id }) => id)).toEqual([good.id])
})

test('a clock that cannot be right is not believed', async () => {
  const now = api.clock.now.getTime()
  const at = (ms: number) => event('ITEM_VIEW', { date: new Date(now + ms).toISOString() })
  await send('visit-0001', at(-3 * 86_400_000), at(3_600_000), at(-60_000))
  expect((await kept()).map((row) => new Date(row.occurred_at).getTime() - now)).toEqual([0, 0, -60_000])
})

test.each([
  ['no session', {}, (one: DinerEvent) => ({ events: [one] })],
  ['a session that is a text', { 'x-session': "x'; drop table" }, (one: DinerEvent) => ({ events: [one] })],
  ['no events', { 'x-session': 'visit-0001' }, () => ({ events: [] })],
  ['too many', { 'x-session': 'visit-0001' }, (one: DinerEvent) => ({ events: Array(51).fill(one) })],
  ['an unknown type', { 'x-session': 'visit-0001' }, (one: object) => ({ events: [{ ...one, type: 'X' }] })],
  [
    'deep details',
    { 'x-session': 'visit-0001' },
    (one: object) => ({ events: [{ ...one, details: { a: {} } }] }),
  ],
  [
    'a long text',
    { 'x-session': 'visit-0001' },
    (one: object) => ({ events: [{ ...one, source: 'x'.repeat(201) }] }),
  ],
])('%s is refused and keeps nothing', async (_, headers, body) => {
  const answer = await api.fetch('/api/analytics/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body(event('ADD_ITEM'))),
  })
  expect(answer.status).toBe(400)
  expect(await kept()).toEqual([])
})

test('a text that no database stores is kept without what cannot be stored', async () => {
  const body = { events: [event('ADD_ITEM', { campaignId: 'a\u0000b', details: { name: 'c\ud83d' } })] }
  const answer = await api.fetch('/api/analytics/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session': 'visit-0001' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(204)
  expect(await kept()).toMatchObject([{ campaign_id: 'ab' }])
})

test('an instant with more digits than a database reads is that instant', async () => {
  const date = `${api.clock.now.toISOString().slice(0, -1)}${'0'.repeat(300)}Z`
  expect(await send('visit-0001', event('ADD_ITEM', { date }))).toMatchObject({ ok: true })
  expect(await kept()).toMatchObject([{ occurred_at: api.clock.now }])
})

test('whoever floods is stopped', async () => {
  api = await startTestApi({ rateLimiter: { take: async (rule) => rule !== 'analytics' } })
  contact = await api.given.branchContact()
  const answer = await send('visit-0001', event('ADD_ITEM'))
  expect(answer).toMatchObject({ ok: false, problem: { status: 429, code: 'too-many-requests' } })
  expect(await kept()).toEqual([])
})

test('a campaign is counted by visits, step by step, in its period, for who may see the contact', async () => {
  const { branchId: branch_id, companyId: company_id } = contact
  const campaign = { company_id, branch_id, id: nextTestId(), key: 'verano', name: 'Verano 2026' }
  await api.ports.database.insertInto('campaigns').values(campaign).execute()
  const old = new Date(api.clock.now.getTime() - 20 * 86_400_000)
  await send(
    'visit-0001',
    event('LINK_CLICK', { branchContact: null }),
    event('ITEM_VIEW'),
    event('ITEM_VIEW'),
  )
  await send('visit-0002', event('LINK_CLICK'), event('ADD_ITEM'), event('CREATE_ORDER'), event('PAY_ORDER'))
  // A link may name it by its id: the same campaign, and the same visit.
  await send('visit-0002', event('LINK_CLICK', { campaignId: campaign.id }))
  await send('visit-0005', event('LINK_CLICK', { campaignId: campaign.id }))
  await send('visit-0003', event('LINK_CLICK', { campaignId: null }))
  await send('visit-0004', event('LINK_CLICK'))
  await api.ports.database
    .updateTable('analytics_events')
    .set({ occurred_at: old })
    .where('session_id', '=', 'visit-0004')
    .execute()
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const ask = async (days: '7' | '30') =>
    dataOf(await staff.getCampaignFunnels({ params: { id: contact.id }, query: { days } })).campaigns.map(
      ({ id, name, steps }) => [id, name, ...steps.map(({ visits }) => visits)],
    )

  const { campaigns } = dataOf(await staff.getCampaignFunnels({ params: { id: contact.id } }))
  expect(campaigns[0]?.steps.map(({ step }) => step)).toEqual([
    'LINK_CLICK',
    'ORDER_MODE_SELECT',
    'ITEM_VIEW',
    'ADD_ITEM',
    'CONTINUE_TO_CHECKOUT',
    'CREATE_ORDER',
    'PAY_ORDER',
  ])
  expect(await ask('7')).toEqual([
    ['verano', 'Verano 2026', 3, 0, 1, 1, 0, 1, 1],
    [null, null, 1, 0, 0, 0, 0, 0, 0],
  ])
  expect((await ask('30'))[0]?.[2]).toBe(4)
  const statements = await statementsOf(() => ask('7'))
  expect(statements.filter((text) => text.includes('analytics_events'))).toHaveLength(1)

  const stranger = await api.as(await api.given.staff({ contacts: [await api.given.branchContact()] }))
  const refused = await stranger.getCampaignFunnels({ params: { id: contact.id } })
  expect(refused).toMatchObject({ ok: false, problem: { status: 404, code: 'branch-contact-not-found' } })
})

test('events are forgotten after a season', async () => {
  await send('visit-0001', event('LINK_CLICK'))
  api.clock.now = new Date(api.clock.now.getTime() + 99 * 86_400_000)
  await forget()
  expect(await kept()).toHaveLength(1)
  api.clock.now = new Date(api.clock.now.getTime() + 2 * 86_400_000)
  await forget()
  expect(await kept()).toEqual([])
})

test('links are made for the menu where it is at home', async () => {
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const menuUrl = async () => dataOf(await staff.getCampaignFunnels({ params: { id: contact.id } })).menuUrl
  expect(await menuUrl()).toBe(`${new URL(api.ports.publicUrl).origin}/menu/${contact.alias}`)
  await givenHost(api, 'pizza.example', { of: contact, kind: 'branch' })
  expect(new URL(await menuUrl())).toMatchObject({
    hostname: 'pizza.example',
    pathname: `/menu/${contact.alias}`,
  })
})
