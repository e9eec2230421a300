import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import type { GivenRider } from '@mostrador/api/testing/given-rider'
import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import type { ToastMessage } from '@mostrador/ui/toast-queue'
import { beforeEach, expect, test } from 'vitest'
import { sessionOf } from '../testing/session-of.ts'
import { loadDelivery, loadDeliveryList } from './load-delivery.ts'
import { reportDeliveryFailure, reportListFailure } from './load-failures.ts'

let api: TestApi
let contact: Awaited<ReturnType<TestApi['given']['branchContact']>>
let rita: GivenRider

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  rita = await api.given.rider(contact)
})

const DOWN = createClient(async () => new Response('', { status: 500 }), routes)
const OFFLINE = createClient(() => Promise.reject(new TypeError('offline')), routes)

/** Messages to a rider, and how often she is turned away. */
function ears() {
  const toasts: ToastMessage[] = []
  const denials: string[] = []
  return {
    toasts,
    denials,
    toast: (message: ToastMessage) => void toasts.push(message),
    deny: () => void denials.push('denied'),
  }
}

async function askList(client: TestApi['client'], rider: GivenRider, branchContactId = contact.id) {
  const heard = ears()
  const asked = { branchContactId, now: api.ports.now() }
  const loaded = await loadDeliveryList(client, sessionOf(rider), asked)
  const outcome = loaded.ok ? 'told' : reportListFailure(loaded.problem, heard)
  return { outcome, toasts: heard.toasts, denials: heard.denials.length }
}

async function askDelivery(client: TestApi['client'], id: string, rider = rita) {
  const heard = ears()
  const loaded = await loadDelivery(client, sessionOf(rider), { kind: 'simple', id })
  const outcome = loaded.ok ? 'told' : reportDeliveryFailure(loaded.problem, heard)
  return { outcome, toasts: heard.toasts, denials: heard.denials.length }
}

const danger = (text: string): ToastMessage => ({ text, tone: 'danger' })

/** spec('001 §6.4') spec('001 §8.7') */
test('a rider of another contact is told that the list is not hers, and turned away', async () => {
  const other = await api.given.branchContact()
  expect(await askList(api.riding(rita), rita)).toEqual({ outcome: 'told', toasts: [], denials: 0 })
  expect(await askList(api.riding(rita), rita, other.id)).toEqual({
    outcome: 'denied',
    toasts: [danger('No tienes permisos para ver los envíos')],
    denials: 1,
  })
})

test('a token that is over is turned away without a word more', async () => {
  const gone = api.riding({ token: 'of nobody, who is not on shift' })
  expect(await askList(gone, rita)).toEqual({ outcome: 'denied', toasts: [], denials: 1 })
  const { id } = await api.given.shipment(contact)
  expect(await askDelivery(gone, id)).toEqual({ outcome: 'denied', toasts: [], denials: 1 })
})

/** spec('001 §8.4') */
test('a list that failed is told, and the page goes on with what it has', async () => {
  expect(await askList(DOWN, rita)).toEqual({
    outcome: 'kept',
    toasts: [danger('Hubo un error buscando los envíos, vuelva a intentarlo en unos minutos')],
    denials: 0,
  })
  expect(await askList(OFFLINE, rita)).toEqual({ outcome: 'kept', toasts: [], denials: 0 })
})

/** spec('001 §8.5') */
test('a shipment that failed is told; that it is over or somebody else’s the page says itself', async () => {
  const free = await api.given.shipment(contact)
  const taken = await api.given.shipment(contact, {
    status: 'IN_STORE',
    rider: await api.given.rider(contact),
  })
  expect(await askDelivery(api.riding(rita), free.id)).toMatchObject({ outcome: 'told' })
  expect(await askDelivery(DOWN, free.id)).toEqual({
    outcome: 'kept',
    toasts: [danger('Hubo un error buscando el envío, vuelva a intentarlo en unos minutos')],
    denials: 0,
  })
  expect(await askDelivery(OFFLINE, free.id)).toEqual({ outcome: 'kept', toasts: [], denials: 0 })
  expect(await askDelivery(api.riding(rita), taken.id)).toEqual({ outcome: 'lost', toasts: [], denials: 0 })
  expect(await askDelivery(api.riding(rita), free.orderId)).toEqual({
    outcome: 'gone',
    toasts: [],
    denials: 0,
  })
})
