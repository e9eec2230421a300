import { expect, test } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

const TEXTS = [
  '',
  ' ',
  'null',
  '0',
  '-1',
  '1e309',
  "'; drop table shipments--",
  '%00',
  '\u0000',
  '\ud800',
  '🛵'.repeat(200),
  '../..',
]
const VALUES: readonly unknown[] = [null, true, 0, -1, 1e300, [], {}, [[]], { $ne: 1 }, ...TEXTS]

/** Whole bodies that are no update, and updates with one field that is none. */
const bodies = (good: Readonly<Record<string, unknown>>): readonly unknown[] => [
  ...VALUES,
  ...Object.keys(good).flatMap((field) => VALUES.map((value) => ({ ...good, [field]: value }))),
  ...Object.keys(good).map((field) => ({ ...good, [field]: undefined })),
]

async function world() {
  const api = await startTestApi()
  const contact = await api.given.branchContact({ contact: { delivery_key_required: true } })
  const rider = await api.given.rider(contact)
  const { id } = await api.given.shipment(contact, { status: 'ON_ROUTE_TO_DROP_OFF', rider })
  const headers = { authorization: `Bearer ${rider.token}`, 'content-type': 'application/json' }
  return { api, contact, rider, id, headers }
}

const good = (id: string, riderId: string) => ({
  id,
  status: 'DELIVERED',
  rider_id: riderId,
  rider_name: 'Rita',
  rider_phone: '1',
  deliveryKey: 'x',
  photo: '',
  reason: '',
})

/** spec('001 §7.19') spec('001 §7.23') */
test('whatever is sent as an update is a refusal with a sentence, and changes nothing', async () => {
  const { api, rider, id, headers } = await world()
  const before = await api.ports.database.selectFrom('shipments').selectAll().execute()
  const paths = [`/api/shipments/${id}`, `/api/stacking/${id}`, `/api/shipments/${nextTestId()}`]
  const wishes = bodies(good(id, rider.id)).map((body) => JSON.stringify(body) ?? '')
  for (const path of paths) {
    for (const body of [...wishes, '{', '[', '\u0000', '"']) {
      const response = await api.fetch(path, { method: 'PUT', headers, body })
      const problem = (await response.json()) as { detail?: string }
      expect([body, response.status >= 400 && response.status < 500]).toEqual([body, true])
      expect(problem.detail).toMatch(/^\p{Lu}.*[.\p{L}]$/u)
    }
  }
  expect(await api.ports.database.selectFrom('shipments').selectAll().execute()).toEqual(before)
})

test('whatever is asked for in an address is found or refused', async () => {
  const { api, contact, headers } = await world()
  const window = 'startDate=2026-11-17T00:00:00Z&endDate=2026-11-20T23:00:00Z'
  const asked = TEXTS.map((text) => encodeURIComponent(text.toWellFormed())).flatMap((text) => [
    `/api/shipments?branchContactId=${text}&${window}`,
    `/api/shipments?branchContactId=${contact.id}&startDate=${text}&endDate=${text}`,
    `/api/shipments?branchContactId=${contact.id}&${window}&page=${text}`,
    `/api/shipments?branchContactId=${contact.id}&${window}&pageSize=${text}&sort=${text}`,
    `/api/shipments?branchContactId=${contact.id}&${window}&status=${text}`,
    `/api/shipments?branchContactId=${contact.id}&branchContactId=${text}&${window}`,
    `/api/shipmentstacks?status=${text}&delivery_provider_name=${text}`,
    `/api/shipments/${text}`,
    `/api/stacking/${text}`,
    `/api/shipments/order/${text}`,
    `/api/rider/bc/phone?branchContactId=${contact.id}&phone=${text}`,
    `/api/rider/bc/phone?branchContactId=${text}&phone=1123456789`,
  ])
  for (const path of asked) {
    const response = await api.fetch(path, { headers })
    expect([path, response.status < 500]).toEqual([path, true])
  }
})

test('whatever is sent to begin a shift is refused, and registers nobody', async () => {
  const { api, contact } = await world()
  const before = await api.ports.database.selectFrom('riders').select('id').execute()
  const form = {
    name: 'Rita',
    phone: '11 2345-6789',
    securityCode: 'none',
    riderUser: { branchContact: { id: contact.id } },
    active: true,
  }
  const headers = { 'content-type': 'application/json' }
  for (const body of bodies(form)) {
    const sent = { headers, body: JSON.stringify(body) ?? '' }
    const created = await api.fetch('/api/rider/createwithcode', { method: 'POST', ...sent })
    const updated = await api.fetch(`/api/rider/${nextTestId()}/updatewithcode`, { method: 'PUT', ...sent })
    expect([sent.body, created.status, updated.status]).toEqual([sent.body, 400, 400])
  }
  expect(await api.ports.database.selectFrom('riders').select('id').execute()).toEqual(before)
})
