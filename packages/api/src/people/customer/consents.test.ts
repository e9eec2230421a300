import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { OPT_IN_TEXTS, OPT_IN_VERSION, optInText } from '@mostrador/copy/opt-in'
import { beforeEach, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi
let contact: GivenContact

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
})

const order = (client: TestApi['client'], body: Partial<OrderRequestBody>) =>
  api.given.order(contact, { client, body })

const consents = () =>
  api.ports.database
    .selectFrom('customer_consents')
    .select(['opt_in', 'is_of_owner', 'text_version', 'began_ticked', 'source', 'created_at'])
    .orderBy('id')
    .execute()

/** spec('decisions who-sees-what.7') */
test('a consent is kept with the version of its text, its time, its source and how the box began', async () => {
  const browser = api.browser()
  await order(browser, { optIn: true, optInBox: { textVersion: 1, beganTicked: false } })
  const first = { opt_in: true, is_of_owner: true, text_version: 1, began_ticked: false, source: 'ORDER' }
  expect(await consents()).toEqual([{ ...first, created_at: api.clock.now }])

  // A stranger's stays with the order; a text that was never shown is none, and what is not told is
  // null.
  await order(api.browser(), { optIn: true, optInBox: { textVersion: 999, beganTicked: true } })
  await order(api.browser(), { optIn: true })
  await order(api.browser(), { optIn: false })
  expect((await consents()).slice(1)).toMatchObject([
    { opt_in: true, is_of_owner: false, text_version: null, began_ticked: true },
    { opt_in: true, is_of_owner: false, text_version: null, began_ticked: null },
  ])

  // Taking it back is kept once.
  for (const _ of [1, 2]) await order(browser, { optIn: false })
  expect((await consents()).slice(3)).toMatchObject([{ opt_in: false, is_of_owner: true }])
})

test('neither a reward nor a default of the database opts a customer in', async () => {
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const { database } = api.ports
  const program = { ...tenant, id: nextTestId(), name: 'Brasas' }
  await database.insertInto('loyalty_programs').values(program).execute()
  const id = nextTestId()
  await database
    .insertInto('loyalty_rewards')
    .values({ ...tenant, id, key: 'hola', reward: 150 })
    .execute()
  const phone = '11 2345-6789'
  const named = { name: 'Ana', phone, email: 'ana@correo.test', loyaltyRewardId: id }
  const place = { branchId: contact.branchId, branchContactId: contact.id }
  const body = { ...named, ...place }
  expect(await api.client.claimReward({ params: { phone, loyaltyRewardId: id }, body })).toMatchObject({
    ok: true,
  })
  const records = () => database.selectFrom('customers').select(['opt_in', 'opt_in_at']).execute()
  expect(await records()).toEqual([{ opt_in: false, opt_in_at: null }])
  expect(await consents()).toEqual([])
})

test('a text that was shown once stays as it was', () => {
  expect(OPT_IN_TEXTS.get(1)).toBe('Deseo recibir notificaciones')
  expect(optInText).toBe(OPT_IN_TEXTS.get(OPT_IN_VERSION))
  expect(optInText).not.toBe('')
})
