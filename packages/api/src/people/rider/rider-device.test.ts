import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { ritasForm, startRiderContact } from '../../testing/rider-contact.ts'
import type { TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact

beforeEach(async () => {
  ;({ api, contact } = await startRiderContact())
})

const form = (fields: object = {}) => ritasForm(contact, fields)

const begins = (phone: Client, fields: object = {}) => phone.createRider({ body: form(fields) })
const isIn = async (token: string | null) => (await api.riding({ token: token ?? '' }).whoAmI()).ok
const notReleased = { ok: false, problem: { status: 409, code: 'device-not-released' } }

/** The digits that stand on a phone that was refused. */
async function refusedCode(phone: Client): Promise<string> {
  const answer = await begins(phone)
  expect(answer).toMatchObject(notReleased)
  return (!answer.ok && answer.problem.errors?.[0]?.message) || ''
}

/** spec('decisions who-sees-what.14') */
test('whoever knows the code of the shop takes nobody’s place: neither the shift, nor its end', async () => {
  const [rita, thief] = [api.browser(), api.browser()]
  const { id, token } = dataOf(await begins(rita))

  expect(await begins(thief, { name: 'Otra' })).toMatchObject(notReleased)
  for (const active of [true, false]) {
    expect(await thief.updateRider({ params: { id }, body: form({ active }) })).toMatchObject(notReleased)
    expect(await begins(thief, { active })).toMatchObject(notReleased)
  }
  expect(await isIn(token)).toBe(true)
  // With a phone of his own he is a rider of his own, and no more.
  expect(dataOf(await begins(thief, { phone: '11 8999-9999' })).id).not.toBe(id)
  expect(dataOf(await begins(rita)).id).toBe(id)
})

test('staff let the phone in that shows the same digits, and the one before is out', async () => {
  const cashier = await api.as(await api.given.staff({ contacts: [contact] }))
  const [old, thief, fresh] = [api.browser(), api.browser(), api.browser()]
  const { id, token } = dataOf(await begins(old))
  const asked = async () => dataOf(await cashier.getDispatch({ params: { id: contact.id } })).deviceRequests
  const letIn = (code: string) => cashier.releaseRiderDevice({ params: { id }, body: { code } })
  expect(await asked()).toEqual([])

  const thiefsCode = await refusedCode(thief)
  const code = await refusedCode(fresh)
  expect(await asked()).toMatchObject([{ id, name: 'Rita Ríos', code }])
  expect(await letIn(thiefsCode)).toMatchObject({ problem: { status: 409, code: 'device-request-changed' } })
  expect((await letIn(code)).ok).toBe(true)
  expect(await asked()).toEqual([])
  expect(await isIn(token)).toBe(false)

  expect(dataOf(await begins(fresh)).id).toBe(id)
  for (const phone of [old, thief]) expect(await begins(phone)).toMatchObject(notReleased)
})

test('staff of another shop let nobody in, and what was asked for half an hour ago is over', async () => {
  const elsewhere = await api.given.branchContact()
  const stranger = await api.as(await api.given.staff({ contacts: [elsewhere] }))
  const cashier = await api.as(await api.given.staff({ contacts: [contact] }))
  const { id } = dataOf(await begins(api.browser()))
  const code = await refusedCode(api.browser())
  const call = { params: { id }, body: { code } }

  expect(await stranger.releaseRiderDevice(call)).toMatchObject({ problem: { code: 'rider-not-found' } })
  api.clock.now = new Date(api.clock.now.getTime() + 30 * 60_000)
  expect(await cashier.releaseRiderDevice(call)).toMatchObject({
    problem: { code: 'device-request-changed' },
  })
})

test('a phone whose first answer was lost is not taken for another', async () => {
  const jar = api.browser()
  await jar.getRiderByPhone({ query: { branchContactId: contact.id, phone: '11 2345-6789' } })
  const answers = await Promise.all([begins(jar), begins(jar), begins(jar)])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
})
