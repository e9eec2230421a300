import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenPasskey } from '../../testing/given-passkey.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { onSharedDevice } from '../../testing/on-shared-device.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let shop: GivenShop
let password: string

beforeEach(async () => {
  api = await startTestApi()
  shop = await givenShop(api)
  password = shop.ownerLogin.password
})

const share = (client: Client, secret = password) =>
  client.shareDevice({
    params: { id: shop.id },
    body: { name: 'De otro', idleMinutes: 60, password: secret },
  })
const setPin = (client: Client, pin: string | null) =>
  client.setStaffPin({ params: { id: shop.companyId }, body: { pin, password } })
const codesOf = async (...answers: ReturnType<typeof share | typeof setPin>[]) =>
  (await Promise.all(answers)).map((one) => (one.ok ? 'done' : one.problem.code))
const devices = async () =>
  (await api.ports.database.selectFrom('shared_devices').select('name').execute()).map(({ name }) => name)

test('at a tablet four digits and the password make no way in of a person who has a passkey', async () => {
  const { id, email } = shop.ownerLogin
  dataOf(await setPin(shop.owner, '8305'))
  const other = await api.given.staff({ role: 'OWNER', company: shop.contact })
  const tablet = await api.as(other)
  dataOf(await share(tablet, other.password))
  await givenPasskey(api, id)
  const thief = await api.as({ email, password })
  expect(await codesOf(setPin(thief, '4711'), share(thief))).toEqual(['passkey-first', 'passkey-first'])

  dataOf(await tablet.signInByPin({ body: { person: id, pin: '8305' } }))
  expect(await codesOf(setPin(tablet, '4711'), share(tablet))).toEqual([
    'passkey-first',
    'not-on-shared-device',
  ])
  expect(await codesOf(setPin(tablet, null))).toEqual(['done'])
})

test('a person with an app of codes sets no PIN in a session by PIN, which asked for no code', async () => {
  const withFactor = { two_factor_enabled: true }
  await api.ports.database
    .updateTable('staff_users')
    .set(withFactor)
    .where('id', '=', shop.ownerLogin.id)
    .execute()
  await onSharedDevice(api, shop)
  expect(await codesOf(setPin(shop.owner, '4711'))).toEqual(['not-on-shared-device'])
  await givenPasskey(api, shop.ownerLogin.id)
  expect(await codesOf(setPin(shop.owner, '4711'))).toEqual(['not-on-shared-device'])
  expect(await codesOf(setPin(shop.owner, null))).toEqual(['done'])
})

test('a session by PIN shares no browser, whether its person has a passkey or none', async () => {
  await onSharedDevice(api, shop)
  expect(await codesOf(share(shop.owner))).toEqual(['not-on-shared-device'])
  expect(await codesOf(setPin(shop.owner, '4711'))).toEqual(['done'])
  await givenPasskey(api, shop.ownerLogin.id)
  expect(await codesOf(share(shop.owner))).toEqual(['not-on-shared-device'])
  expect(await devices()).toEqual(['Caja'])
})
