import { savePartnerAccount } from '@mostrador/api/order/loyalty/partner-account-store'
import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { startPartnerServer } from '@mostrador/loyalty-partners/testing/partner-server'
import { TEXTS } from '@mostrador/loyalty-partners/testing/texts'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { isSandboxOpen, openPartners } from './loyalty-partners.ts'

const SECRET = 'a secret of the tests, which is long enough'

test('the built-in partner is open for whoever tries the product out, and closed where strangers may come', () => {
  const open = (env: Record<string, string>, hasDemo = false) => isSandboxOpen(readConfig(env), hasDemo)
  expect(open({}, true)).toBe(true)
  expect(open({ NODE_ENV: 'development' })).toBe(true)
  expect(open({})).toBe(false)
  expect(open({ PUBLIC_URL: 'https://pedidos.example' }, true)).toBe(false)
  expect(open({ HOST: '0.0.0.0' }, true)).toBe(false)
  expect(open({ PUBLIC_URL: 'https://pedidos.example', LOYALTY_SANDBOX: 'true' })).toBe(true)
  expect(open({ LOYALTY_SANDBOX: 'false' }, true)).toBe(false)
})

/** spec('000 §7.27') */
test('a brand’s partner is reached by the account that it has, and by no other brand', async () => {
  const { given, ports } = await startTestApi()
  const { database, now } = ports
  const [shop, other] = [await given.branchContact(), await given.branchContact()]
  const { url, secret, received, close } = await startPartnerServer(TEXTS)
  const account = { baseUrl: url, secret }
  await savePartnerAccount(
    database,
    { branchId: shop.branchId, partner: 'club', account, now: now() },
    SECRET,
  )
  const partners = openPartners({
    config: readConfig({ PRIVATE_NETWORKS: '127.0.0.1/32' }),
    hasDemo: false,
    database,
    secret: SECRET,
    now,
  })

  const partner = await partners.open('club', shop.branchId)
  const place = { branchId: shop.branchId, branchContactId: shop.id, orderModeId: shop.modes.TAKE_AWAY ?? '' }
  const answer = await partner?.benefitsOf({ ...place, externalUserId: 'plata', userToken: 'prueba' })
  await close()
  expect(answer).toMatchObject({ ok: true, discounts: [{ value: 10 }] })
  expect(received).toHaveLength(1)

  expect(await partners.open('club', other.branchId)).toBeUndefined()
  expect(await partners.open('another-club', shop.branchId)).toBeUndefined()
  expect(await partners.open('sandbox', shop.branchId)).toBeUndefined()
})
