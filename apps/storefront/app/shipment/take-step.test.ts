import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import type { GivenRider } from '@mostrador/api/testing/given-rider'
import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionOf } from '../testing/session-of.ts'
import { loadDelivery } from './load-delivery.ts'
import { meaningOf } from './load-failures.ts'
import { pendingSteps } from '../rider/pending-steps.ts'
import { takeStep } from './take-step.ts'

let api: TestApi
let contact: Awaited<ReturnType<TestApi['given']['branchContact']>>
let rita: GivenRider
/** Messages of the page, by words, by the phone and by what it shows, in its order. */
let told: unknown[]

const SUCCESS = [100]
const FAILURE = [100, 50, 100, 75, 100]
const CHANGED = { text: 'Envío actualizado', tone: 'positive' }
const FAILED = {
  text: 'Hubo un error pasando el envío de estado, vuelva a intentarlo en unos minutos',
  tone: 'danger',
}
const TAKEN = { text: 'Este envío ya lo tomó otro repartidor', tone: 'danger' }

beforeEach(async () => {
  told = []
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('navigator', { vibrate: (pattern: number[]) => told.push(pattern) })
  api = await startTestApi()
  contact = await api.given.branchContact()
  rita = await api.given.rider(contact)
})
afterEach(() => vi.unstubAllGlobals())

type Wish = {
  readonly id: string
  readonly to: ShipmentStatus
  readonly canWait?: boolean
  readonly client?: TestApi['client']
  /** Runs between the step and the page's look at its result. */
  readonly meanwhile?: () => Promise<unknown>
}

function take({ id, to, canWait = true, client = api.riding(rita), meanwhile }: Wish) {
  const session = sessionOf(rita)
  const doing = { kind: 'simple' as const, id, to, label: to, canWait }
  const page = {
    toast: (message: object) => void told.push(message),
    refresh: async () => {
      await meanwhile?.()
      const loaded = await loadDelivery(api.riding(rita), session, { kind: 'simple', id })
      return loaded.ok || meaningOf(loaded.problem) === 'kept'
    },
    lose: () => void told.push('lost'),
  }
  return takeStep({ ...doing, alias: contact.alias, session, deliveryId: id, client, page })
}

const inStore = () => api.given.shipment(contact, { status: 'IN_STORE', rider: rita })

/** spec('001 §4.20') spec('001 §9.11') */
test('a step that was taken is told as done, with a short vibration', async () => {
  const { id } = await inStore()
  expect(await take({ id, to: 'ON_ROUTE_TO_DROP_OFF' })).toEqual({ outcome: 'done' })
  expect(told).toEqual([CHANGED, SUCCESS])
})

test('a delivery that the rider can no longer see afterwards is another rider’s', async () => {
  const { id } = await inStore()
  const other = await api.given.rider(contact)
  const meanwhile = () =>
    api.ports.database.updateTable('shipments').set({ rider_id: other.id }).where('id', '=', id).execute()
  await take({ id, to: 'ON_ROUTE_TO_DROP_OFF', meanwhile })
  expect(told).toEqual([TAKEN, FAILURE])
})

/** spec('001 §8.8') */
test('of two riders the second one hears that it is taken, and the page shows it as lost', async () => {
  const { id } = await api.given.shipment(contact)
  const first = rita
  rita = await api.given.rider(contact)
  expect(await take({ id, to: 'ON_ROUTE_TO_PICK_UP', canWait: false })).toEqual({ outcome: 'done' })
  rita = first
  told = []
  expect(await take({ id, to: 'ON_ROUTE_TO_PICK_UP', canWait: false })).toMatchObject({ outcome: 'refused' })
  expect(told).toEqual([TAKEN, FAILURE, 'lost'])
})

/** spec('001 §8.6') */
test('a step that failed is told in the words of the document, with the long vibration', async () => {
  const { id } = await inStore()
  const down = createClient(async () => new Response('', { status: 503 }), routes)
  expect(await take({ id, to: 'ON_ROUTE_TO_DROP_OFF', client: down })).toMatchObject({ outcome: 'refused' })
  expect(told).toEqual([FAILED, FAILURE])
  expect(pendingSteps(contact.alias).read()).toEqual([])

  told = []
  const impossible = await take({ id, to: 'RETURNED' })
  expect(impossible).toMatchObject({ outcome: 'refused', problem: { code: 'transition-impossible' } })
  expect(told).toEqual([FAILED, FAILURE])
})

test('without a connection a step waits, but not one that another rider may take meanwhile', async () => {
  const { id } = await inStore()
  const offline = createClient(() => Promise.reject(new TypeError('offline')), routes)
  const alone = await take({ id, to: 'ON_ROUTE_TO_DROP_OFF', canWait: false, client: offline })
  expect(alone).toMatchObject({ outcome: 'refused', problem: { status: 0 } })
  expect(told).toEqual([
    { text: 'Para esto necesitas conexión. Vuelve a intentarlo cuando la tengas.', tone: 'danger' },
    FAILURE,
  ])
  told = []
  expect(await take({ id, to: 'ON_ROUTE_TO_DROP_OFF', client: offline })).toEqual({ outcome: 'pending' })
  // The notice at the delivery says so, and stays: a toast would say the same at once.
  expect(told).toEqual([SUCCESS])
  expect(pendingSteps(contact.alias).read()).toMatchObject([
    { id, deliveryId: id, to: 'ON_ROUTE_TO_DROP_OFF' },
  ])
})
