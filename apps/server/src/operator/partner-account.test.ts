import { findPartnerAccount } from '@mostrador/api/order/loyalty/partner-account-store'
import { findAccount } from '@mostrador/api/order/payment/account-store'
import type { GivenContact } from '@mostrador/api/testing/given-contact'
import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { exportTenant } from '@mostrador/tenant/file/export-tenant'
import { beforeEach, expect, test } from 'vitest'
import { changePartnerAccount } from './partner-account.ts'

const SECRET = 'a secret of at least thirty-two characters'
const now = new Date('2026-11-20T12:00:00Z')
const ACCOUNT = { baseUrl: 'https://club.example/api', secret: 'the-key' }

let database: TestApi['ports']['database']
let shop: GivenContact

beforeEach(async () => {
  const api = await startTestApi()
  database = api.ports.database
  shop = await api.given.branchContact()
})

const change = (text: string | undefined, { alias = shop.branchAlias, provider = 'club-sur' } = {}) =>
  changePartnerAccount({ db: database, secret: async () => SECRET, now }, { alias, provider, text })

const find = (partner = 'club-sur', secret = SECRET) =>
  findPartnerAccount(database, { branchId: shop.branchId, partner }, secret)

/** spec('000 §7.27') */
test('an account is kept sealed, changed and taken away, and is in no tenant file', async () => {
  expect(await change(JSON.stringify(ACCOUNT))).toMatchObject({ ok: true })
  expect(await find()).toEqual(ACCOUNT)
  await change(JSON.stringify({ ...ACCOUNT, secret: 'another-key' }))
  expect(await find()).toMatchObject({ secret: 'another-key' })
  const company = await database.selectFrom('companies').select('key').executeTakeFirstOrThrow()
  expect(JSON.stringify(await exportTenant(database, company.key))).not.toMatch(/another-key|club\.example/)

  expect(await change(undefined)).toMatchObject({ ok: true })
  expect(await find()).toBeUndefined()
  expect(await change(undefined)).toMatchObject({ ok: false })
})

test('a sealed account shows nothing, and opens with its secret in its own place alone', async () => {
  await change(JSON.stringify(ACCOUNT))
  const row = await database.selectFrom('loyalty_partner_accounts').selectAll().executeTakeFirstOrThrow()
  expect(Buffer.from(row.sealed.slice(3), 'base64url').toString('latin1')).not.toMatch(
    /club\.example|the-key/,
  )
  expect(await find('club-sur', 'another secret of thirty-two characters')).toBeUndefined()
  const { company_id, branch_id, sealed, updated_at } = row
  const bank = { company_id, branch_id, sealed, updated_at, provider_name: 'loyalty-partner:club-norte' }
  await database.insertInto('payment_accounts').values(bank).execute()
  expect(
    await findAccount(database, { branchId: branch_id, providerName: bank.provider_name }, SECRET),
  ).toBeUndefined()
  await database.updateTable('loyalty_partner_accounts').set({ partner: 'club-norte' }).execute()
  expect(await find('club-norte')).toBeUndefined()
})

test.for([
  ['{', 'no es JSON'],
  ['[]', 'debe ser un objeto JSON'],
  ['{}', 'faltan'],
  ['{"baseUrl":"https://club.example"}', 'faltan'],
  ['{"baseUrl":"file:///etc/passwd","secret":"s"}', 'faltan'],
  ['{"baseUrl":"https://club.example","secret":"s","more":1}', 'no lleva: more'],
] as const)('the file %s is no account, and nothing is kept', async ([text, sentence]) => {
  const changed = await change(text)
  expect(changed).toMatchObject({ ok: false, sentence: expect.stringContaining(sentence) })
  expect(await find()).toBeUndefined()
})

test('an unknown brand gets no account, and the built-in partner needs none', async () => {
  expect(await change(JSON.stringify(ACCOUNT), { alias: 'nadie' })).toMatchObject({ ok: false })
  expect(await change(JSON.stringify(ACCOUNT), { provider: 'sandbox' })).toMatchObject({ ok: false })
})
