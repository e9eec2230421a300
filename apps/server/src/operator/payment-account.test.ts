import { findAccount } from '@mostrador/api/order/payment/account-store'
import type { GivenContact } from '@mostrador/api/testing/given-contact'
import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { exportTenant } from '@mostrador/tenant/file/export-tenant'
import { beforeEach, expect, test } from 'vitest'
import { changePaymentAccount } from './payment-account.ts'

const SECRET = 'a secret of at least thirty-two characters'
const now = new Date('2026-11-20T12:00:00Z')
const KEYS = { accessToken: 'APP_USR-1', publicKey: 'APP_USR-pub', webhookSecret: 'whsec' }

let database: TestApi['ports']['database']
let shop: GivenContact

beforeEach(async () => {
  const api = await startTestApi()
  database = api.ports.database
  shop = await api.given.branchContact()
})

const change = (provider: string, text: string | undefined, alias = shop.branchAlias) =>
  changePaymentAccount({ db: database, secret: async () => SECRET, now }, { alias, provider, text })

const find = (providerName: string, secret = SECRET) =>
  findAccount(database, { branchId: shop.branchId, providerName }, secret)

test('an account is kept sealed, read with the decimals of its country, changed and taken away', async () => {
  expect(await change('mercadopago', JSON.stringify(KEYS))).toMatchObject({ ok: true })
  expect(await find('mercadopago')).toEqual({ ...KEYS, mantissa: '2' })
  await change('mercadopago', JSON.stringify({ ...KEYS, accessToken: 'APP_USR-2' }))
  expect(await find('mercadopago')).toMatchObject({ accessToken: 'APP_USR-2' })
  expect(await find('transbank')).toBeUndefined()

  expect(await change('mercadopago', undefined)).toMatchObject({ ok: true })
  expect(await find('mercadopago')).toBeUndefined()
  expect(await change('mercadopago', undefined)).toMatchObject({ ok: false })
})

test('a sealed account shows nothing, and opens with its secret in its own place alone', async () => {
  await change('transbank', JSON.stringify({ commerceCode: '597055555532', apiKey: 'the-key' }))
  const row = await database.selectFrom('payment_accounts').selectAll().executeTakeFirstOrThrow()
  expect(Buffer.from(row.sealed, 'base64url').toString('latin1')).not.toMatch(/597055555532|the-key/)
  expect(await find('transbank', 'another secret of thirty-two characters')).toBeUndefined()
  await database.updateTable('payment_accounts').set({ provider_name: 'mercadopago' }).execute()
  expect(await find('mercadopago')).toBeUndefined()
  await database.updateTable('payment_accounts').set({ provider_name: 'transbank', sealed: 'v1.x' }).execute()
  expect(await find('transbank')).toBeUndefined()
})

test.for([
  ['mercadopago', '{', 'no es JSON'],
  ['mercadopago', '[]', 'debe ser un objeto'],
  ['mercadopago', '{"accessToken": "x"}', 'webhookSecret'],
  ['transbank', '{"commerceCode": "5", "apiKey": ""}', 'apiKey'],
  ['transbank', '{"commerceCode": "5", "apiKey": "k", "clave": "x"}', 'clave'],
  ['sandbox', '{}', 'no es un proveedor'],
  ['constructor', '{}', 'no es un proveedor'],
] as const)('an account of %s that says %s is refused', async ([provider, text, why]) => {
  const changed = await change(provider, text)
  expect(changed).toMatchObject({ ok: false, sentence: expect.stringContaining(why) })
  expect(await find(provider)).toBeUndefined()
})

test('a brand that is not there has no account', async () => {
  expect(await change('mercadopago', JSON.stringify(KEYS), 'nadie')).toMatchObject({ ok: false })
})

test('an account never leaves in a tenant file', async () => {
  await change('mercadopago', JSON.stringify(KEYS))
  const file = await exportTenant(database, shop.companyAlias)
  expect(file).toBeDefined()
  expect(JSON.stringify(file)).not.toMatch(/APP_USR|whsec|sealed|v1\./)
})
