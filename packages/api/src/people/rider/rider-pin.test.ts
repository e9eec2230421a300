import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { staffPasswords } from '../staff/staff-passwords.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { riderCodeHash, ritasForm, startRiderContact } from '../../testing/rider-contact.ts'
import type { TestApi } from '../../testing/start-test-api.ts'

const PIN = '8305'

let api: TestApi
let contact: GivenContact

beforeEach(async () => {
  ;({ api, contact } = await startRiderContact())
})

const form = (fields: object = {}) => ritasForm(contact, fields)

const riding = (token: string | null) => api.riding({ token: token ?? '' })

/** Rita on the phone with which she began, with a PIN. */
async function rita() {
  const phone = api.browser()
  const { id, token } = dataOf(await phone.createRider({ body: form() }))
  dataOf(await riding(token).chooseRiderPin({ body: { pin: PIN } }))
  const shift = (on: Client, fields: object = {}) => on.updateRider({ params: { id }, body: form(fields) })
  return { phone, id, token, shift }
}

const errorsOf = (answer: Awaited<ReturnType<Client['updateRider']>>) =>
  answer.ok ? [] : (answer.problem.errors ?? []).map(({ code, message }) => [code, message])

/** spec('decisions who-sees-what.14') */
test('a rider with a new phone begins and ends a shift by the PIN, without anybody of the shop', async () => {
  const { phone, id, token, shift } = await rita()
  const fresh = api.browser()
  const first = await shift(fresh)
  expect(first).toMatchObject({ problem: { status: 409, code: 'device-not-released' } })
  expect(errorsOf(first)).toEqual([
    ['device', expect.stringMatching(/^\d{4}$/)],
    ['pin', 'Con el PIN que elegiste este teléfono entra sin esperar al local.'],
  ])
  const begun = dataOf(await shift(fresh, { pin: PIN }))
  expect(begun).toMatchObject({ id, active: true })
  expect((await riding(token).whoAmI()).ok).toBe(false)
  expect(dataOf(await riding(begun.token).whoAmI())).toMatchObject({ riderId: id, hasPin: true })
  // It is the rider's phone from now on, and the one before is another.
  expect(dataOf(await shift(fresh, { active: false }))).toMatchObject({ active: false, token: null })
  expect(await shift(phone)).toMatchObject({ problem: { code: 'device-not-released' } })
  expect(dataOf(await shift(phone, { pin: PIN, active: false }))).toMatchObject({ active: false })
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const { deviceRequests } = dataOf(await staff.getDispatch({ params: { id: contact.id } }))
  expect(deviceRequests).toEqual([])
})

test('whoever registers the phone of a rider with a PIN needs it too', async () => {
  const { id } = await rita()
  const fresh = api.browser()
  expect(await fresh.createRider({ body: form() })).toMatchObject({
    problem: { code: 'device-not-released' },
  })
  expect(dataOf(await fresh.createRider({ body: form({ pin: ` ${PIN} ` }) }))).toMatchObject({ id })
})

test('a shipment in hand stays the rider’s on the new phone, where the shift goes on', async () => {
  const { id, shift } = await rita()
  const rider = { id, name: 'Rita Ríos', phone: '+541123456789', token: '' }
  const { id: shipmentId } = await api.given.shipment(contact, { status: 'ON_ROUTE_TO_DROP_OFF', rider })
  const fresh = api.browser()
  expect(await shift(fresh, { pin: PIN, active: false })).toMatchObject({
    problem: { code: 'shift-carries' },
  })
  const { token } = dataOf(await shift(fresh, { pin: PIN }))
  expect(dataOf(await riding(token).getRiderShipment()).shipment?.id).toBe(shipmentId)
})

test('five wrong ones are all; another PIN, or the shop, lets the rider in again', async () => {
  const { token, id, shift } = await rita()
  const thief = api.browser()
  const told: unknown[] = []
  for (const pin of ['1112', '1113', '1114', '1115', '1116'])
    told.push(errorsOf(await shift(thief, { pin })).find(([code]) => code === 'pin')?.[1])
  expect(told).toEqual([
    'El PIN no es correcto. Te quedan 4 intentos.',
    'El PIN no es correcto. Te quedan 3 intentos.',
    'El PIN no es correcto. Te quedan 2 intentos.',
    'El PIN no es correcto. Te queda 1 intento.',
    undefined,
  ])
  for (const pin of ['1117', PIN])
    expect(await shift(thief, { pin })).toMatchObject({ problem: { status: 422, code: 'rider-pin-used-up' } })
  // It is not offered any more, and the rider's own phone goes on.
  expect(errorsOf(await shift(thief)).map(([code]) => code)).toEqual(['device'])
  expect((await riding(token).whoAmI()).ok).toBe(true)
  dataOf(await riding(token).chooseRiderPin({ body: { pin: '4093' } }))
  expect(await shift(thief, { pin: PIN })).toMatchObject({ problem: { code: 'rider-pin-wrong' } })
  expect(dataOf(await shift(thief, { pin: '4093' }))).toMatchObject({ id })
})

test('of many guesses at once no more than five are compared', async () => {
  const { shift } = await rita()
  const guesses = Array.from({ length: 20 }, (_, at) => String(1120 + at))
  const answers = await Promise.all(guesses.map((pin) => shift(api.browser(), { pin })))
  const codes = answers.map((answer) => (answer.ok ? 'let in' : answer.problem.code))
  expect(codes.filter((code) => code === 'rider-pin-wrong').length).toBeLessThanOrEqual(4)
  expect(codes).not.toContain('let in')
})

test('without the code of the shop no PIN is looked at, and none is of use at another shop', async () => {
  const { id } = await rita()
  const wrong = await api
    .browser()
    .updateRider({ params: { id }, body: form({ securityCode: 'otra', pin: PIN }) })
  expect(wrong).toMatchObject({ problem: { status: 400, code: 'security-code-wrong' } })
  const { pin_tries } = await api.ports.database
    .selectFrom('riders')
    .select('pin_tries')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(pin_tries).toBe(0)
  const other = await api.given.branchContact({
    sameBranchAs: contact,
    contact: { rider_security_code_hash: await riderCodeHash() },
  })
  const riderUser = { branchContact: { id: other.id } }
  expect(
    await api.browser().updateRider({ params: { id }, body: form({ pin: PIN, riderUser }) }),
  ).toMatchObject({
    problem: { code: 'rider-not-found' },
  })
})

test('a rider without a PIN is not asked for one, and one that is shown is none', async () => {
  const { id, token } = dataOf(await api.browser().createRider({ body: form() }))
  expect(dataOf(await riding(token).whoAmI())).toMatchObject({ hasPin: false })
  const answer = await api.browser().updateRider({ params: { id }, body: form({ pin: PIN }) })
  expect(answer).toMatchObject({ problem: { code: 'device-not-released' } })
  expect(errorsOf(answer).map(([code]) => code)).toEqual(['device'])
})

test.each([
  ['123', 'pin-malformed', 'El PIN tiene entre 4 y 6 números.'],
  ['abcd', 'pin-malformed', 'El PIN tiene entre 4 y 6 números.'],
  ['1234', 'pin-too-easy', 'Ese PIN es de los primeros que cualquiera prueba. Elige otro.'],
  ['1990', 'pin-too-easy', 'Ese PIN es de los primeros que cualquiera prueba. Elige otro.'],
])('%s is no PIN that a rider may choose', async (pin, code, detail) => {
  const { token } = dataOf(await api.browser().createRider({ body: form() }))
  expect(await riding(token).chooseRiderPin({ body: { pin } })).toMatchObject({
    problem: { status: 422, code, detail },
  })
})

test('a PIN is kept as passwords are, and goes to nobody who reads the table', async () => {
  await rita()
  const { pin_hash } = await api.ports.database
    .selectFrom('riders')
    .select('pin_hash')
    .executeTakeFirstOrThrow()
  expect(pin_hash).not.toContain(PIN)
  expect(await staffPasswords.verify(pin_hash ?? '', PIN)).toBe(true)
})
