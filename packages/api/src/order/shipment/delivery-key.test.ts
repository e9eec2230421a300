import { createHash } from 'node:crypto'
import type { ShipmentUpdate } from '@mostrador/contract/shipment/shipment-schema'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ProofPhotoStore } from '../../ground/ports.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenRider } from '../../testing/given-rider.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let rita: GivenRider

const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex')

const JPEG_FILE = {
  mediaType: 'image/webp',
  sizeBytes: 10,
  width: 1,
  height: 1,
  color: '#ffffff',
  isAnimation: false,
} as const

/** Keeps every file that begins as a JPEG does. */
const proofPhotos: ProofPhotoStore = {
  openVariant: async () => undefined,
  keptBefore: async () => [],
  remove: async () => undefined,
  put: async (bytes) =>
    Buffer.from(bytes).subarray(0, 3).toString('hex') === 'ffd8ff'
      ? { ok: true, file: { ...JPEG_FILE, sha256: createHash('sha256').update(bytes).digest('hex') } }
      : { ok: false, refusal: { code: 'picture-format-unknown' } },
}

beforeEach(async () => {
  api = await startTestApi({ proofPhotos })
  contact = await api.given.branchContact({ contact: { delivery_key_required: true } })
  rita = await api.given.rider(contact)
})

const atTheDoor = () => api.given.shipment(contact, { status: 'ON_ROUTE_TO_DROP_OFF', rider: rita })
const deliver = (id: string, fields: Partial<ShipmentUpdate> = {}) =>
  api.riding(rita).updateShipment({
    params: { id },
    body: { id, status: 'DELIVERED', rider_id: rita.id, rider_name: '', rider_phone: '', ...fields },
  })
const triesLeft = async (id: string) =>
  dataOf(await api.riding(rita).getShipment({ params: { id } })).keyTriesLeft
const proofs = () => api.ports.database.selectFrom('delivery_proofs').selectAll().execute()
const orders = async () =>
  (await api.ports.database.selectFrom('orders').select('status').execute()).map(({ status }) => status)
const refused = (code: string) => ({ ok: false, problem: { status: 422, code } })

describe('where the shop asks for the delivery key', () => {
  /** spec('001 §7.19') spec('decisions beyond-the-documents.4') */
  test('the shipment says so, and takes the digits that the diner was given', async () => {
    const { id } = await atTheDoor()
    expect(await deliver(id)).toMatchObject(refused('delivery-key-required'))
    expect(dataOf(await api.riding(rita).getShipment({ params: { id } }))).toMatchObject({
      deliveryKeyRequired: true,
      keyTriesLeft: 5,
    })
    expect(await orders()).toEqual(['READY'])
    expect(dataOf(await deliver(id, { deliveryKey: ' 0420 ' }))).toMatchObject({ status: 'DELIVERED' })
    expect(dataOf(await deliver(id, { deliveryKey: '9999' }))).toMatchObject({ status: 'DELIVERED' })
    expect(await orders()).toEqual(['DELIVERED'])
    expect(await proofs()).toEqual([])
  })

  test('five different wrong ones are all, then the right one comes too late', async () => {
    const { id } = await atTheDoor()
    const left: string[] = []
    for (const key of ['1111', '2222', '3333', '4444']) {
      const answer = await deliver(id, { deliveryKey: key })
      expect(answer).toMatchObject(refused('delivery-key-wrong'))
      const [error] = answer.ok ? [] : (answer.problem.errors ?? [])
      expect(error).toMatchObject({ code: 'delivery-key-wrong', path: 'deliveryKey' })
      left.push(error?.message ?? '')
    }
    expect(left).toEqual([
      'La clave no es correcta. Te quedan 4 intentos.',
      'La clave no es correcta. Te quedan 3 intentos.',
      'La clave no es correcta. Te quedan 2 intentos.',
      'La clave no es correcta. Te queda 1 intento.',
    ])
    expect(await deliver(id, { deliveryKey: '5555' })).toMatchObject(refused('delivery-key-used-up'))
    expect(await deliver(id, { deliveryKey: '0420' })).toMatchObject(refused('delivery-key-used-up'))
    expect(await deliver(id)).toMatchObject(refused('delivery-key-used-up'))
    expect(await triesLeft(id)).toBe(0)
    expect(await orders()).toEqual(['READY'])
  })

  test('a try that is sent again, and what is no key at all, are no tries', async () => {
    const { id } = await atTheDoor()
    for (let times = 0; times < 3; times += 1)
      expect(await deliver(id, { deliveryKey: '1111' })).toMatchObject(refused('delivery-key-wrong'))
    for (const deliveryKey of ['12', '04200', 'abcd', "'; --", '٠٤٢٠'])
      expect(await deliver(id, { deliveryKey })).toMatchObject(refused('delivery-key-wrong'))
    expect(await triesLeft(id)).toBe(4)
    expect(await deliver(id, { deliveryKey: '0420' })).toMatchObject({ ok: true })
  })

  test('of many guesses at once no more than five are heard', async () => {
    const { id } = await atTheDoor()
    const guesses = Array.from({ length: 40 }, (_, at) => String(1000 + at))
    const answers = await Promise.all(guesses.map((deliveryKey) => deliver(id, { deliveryKey })))
    const heard = answers.filter((answer) => !answer.ok && answer.problem.code === 'delivery-key-wrong')
    expect(heard.length).toBeLessThanOrEqual(4)
    expect(await triesLeft(id)).toBe(0)
  })

  test('a photo and a reason take its place, and stand with the order for the shop', async () => {
    const { id, orderId } = await atTheDoor()
    const photo = `data:image/jpeg;base64,${JPEG.toString('base64')}`
    expect(await deliver(id, { photo })).toMatchObject(refused('delivery-key-required'))
    expect(await deliver(id, { photo, reason: '  ' })).toMatchObject(refused('delivery-key-required'))
    expect(await deliver(id, { reason: 'Sin batería' })).toMatchObject(refused('delivery-key-required'))
    expect(await deliver(id, { photo: 'bm8=', reason: 'Sin batería' })).toMatchObject(
      refused('picture-unreadable'),
    )
    expect(await proofs()).toEqual([])
    for (let times = 0; times < 2; times += 1)
      expect(await deliver(id, { photo, reason: ' Sin batería ' })).toMatchObject({ ok: true })
    expect(await proofs()).toMatchObject([
      {
        shipment_id: id,
        rider_id: rita.id,
        reason: 'Sin batería',
        photo_sha256: createHash('sha256').update(JPEG).digest('hex'),
      },
    ])
    const staff = await api.as(await api.given.staff({ contacts: [contact] }))
    const order = dataOf(await staff.getConsoleOrder({ params: { id: orderId } }))
    expect(order.deliveryProof).toEqual({
      reason: 'Sin batería',
      photoUrl: expect.stringMatching(/^\/files\/[0-9a-f]{64}$/),
    })
    expect(order.history.at(-1)).toMatchObject({ status: 'DELIVERED', by: rita.name })
  })

  test('a photo as plain base64 is taken too', async () => {
    const { id } = await atTheDoor()
    expect(await deliver(id, { photo: JPEG.toString('base64'), reason: 'No atiende' })).toMatchObject({
      ok: true,
    })
  })

  test('it is asked for at the door alone', async () => {
    const { id } = await api.given.shipment(contact)
    expect(dataOf(await deliver(id, { status: 'ON_ROUTE_TO_PICK_UP' }))).toMatchObject({
      status: 'ON_ROUTE_TO_PICK_UP',
    })
  })

  test('a rider whose shift ends while the photo is kept has delivered nothing', async () => {
    const ended: ProofPhotoStore = {
      ...proofPhotos,
      put: async (bytes) => {
        await api.ports.database.updateTable('riders').set({ active: false }).execute()
        return proofPhotos.put(bytes)
      },
    }
    api = await startTestApi({ proofPhotos: ended })
    contact = await api.given.branchContact({ contact: { delivery_key_required: true } })
    rita = await api.given.rider(contact)
    const { id } = await atTheDoor()
    const proof = { photo: JPEG.toString('base64'), reason: 'No atiende' }
    expect(await deliver(id, proof)).toMatchObject({
      ok: false,
      problem: { status: 401, code: 'rider-token-invalid' },
    })
    expect(await orders()).toEqual(['READY'])
    expect(await proofs()).toEqual([])
  })

  test('each shipment of a stack has its own', async () => {
    const stack = await api.given.shipmentStack(contact, {
      status: 'ON_ROUTE_TO_DROP_OFFS',
      rider: rita,
      shipments: [{ logistics: { delivery_key: '1234' } }, {}],
    })
    const [first = '', second = ''] = stack.shipments.map(({ id }) => id)
    expect(await deliver(first, { deliveryKey: '0420' })).toMatchObject(refused('delivery-key-wrong'))
    expect(await deliver(first, { deliveryKey: '1234' })).toMatchObject({ ok: true })
    expect(await deliver(second, { deliveryKey: '0420' })).toMatchObject({ ok: true })
  })
})

test('where the shop asks for none, or the delivery was given none, the door is enough', async () => {
  const free = await api.given.branchContact({ sameBranchAs: contact })
  const rider = await api.given.rider(free)
  const { id } = await api.given.shipment(free, { status: 'ON_ROUTE_TO_DROP_OFF', rider })
  const keyless = await api.given.shipment(contact, {
    status: 'ON_ROUTE_TO_DROP_OFF',
    rider: rita,
    logistics: { delivery_key: null },
  })
  const body = { id, status: 'DELIVERED', rider_id: rider.id, rider_name: '', rider_phone: '' } as const
  expect(await api.riding(rider).updateShipment({ params: { id }, body })).toMatchObject({ ok: true })
  expect(await deliver(keyless.id)).toMatchObject({ ok: true })
})
