import type { Client } from '@mostrador/contract/client'
import { openPaymentProviders } from '@mostrador/payments/open-payment-providers'
import { providers } from '@mostrador/payments/providers'
import { startLocalServer, type LocalServer } from '@mostrador/payments/testing/local-server'
import { transbank, transbankProvider } from '@mostrador/payments/transbank/transbank-provider'
import { transbankServer, type TransbankServer } from '@mostrador/payments/transbank/testing/transbank-server'
import { findAccount, saveAccount } from '../order/payment/account-store.ts'
import type { GivenContact } from './given-contact.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

const ACCOUNT = { commerceCode: '597055555532', apiKey: 'the key of a shop of the tests' }

/** A shop in Chile with the keys of a Webpay on a port of this machine. */
export type WebpayWorld = {
  readonly api: TestApi
  readonly contact: GivenContact
  readonly owner: Client
  readonly webpay: TransbankServer
  readonly server: LocalServer
  /** Gives the shop other keys. */
  readonly setKeys: (keys: Partial<typeof ACCOUNT>) => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts the world; `close` ends its server. */
export async function webpayWorld(): Promise<WebpayWorld> {
  const webpay = transbankServer(ACCOUNT)
  const server = await startLocalServer(webpay.answer)
  const settings = {
    baseUrl: server.url,
    timeoutMs: 400,
    accountFetch: async () => Promise.reject(new Error('No account here names an address.')),
  }
  const api: TestApi = await startTestApi({
    payments: {
      ...openPaymentProviders(
        { transbank: (account) => transbankProvider(account, settings) },
        (providerName, branchId) => {
          const { database, cookieSecret } = api.ports
          return findAccount(database, { branchId, providerName }, cookieSecret)
        },
        { facts: providers },
      ),
      smallestOf: (_name, currency) => transbank.smallest[currency],
    },
  })
  const contact = await api.given.branchContact({
    branch: { country_id: 'cl' },
    contact: { time_zone: 'America/Santiago' },
  })
  await api.given.change(contact, (db) =>
    db
      .updateTable('payment_types')
      .set({ provider_name: 'transbank', upload: 'API' })
      .where('id', '=', contact.payments.card)
      .execute(),
  )
  const setKeys = async (keys: Partial<typeof ACCOUNT>): Promise<void> => {
    const { database, cookieSecret, now } = api.ports
    const key = { branchId: contact.branchId, providerName: 'transbank' }
    const saved = await saveAccount(
      database,
      { ...key, account: { ...ACCOUNT, ...keys }, now: now() },
      cookieSecret,
    )
    if (!saved) throw new Error('The shop has no keys.')
  }
  await setKeys({})
  const owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  return { api, contact, owner, webpay, server, setKeys, close: server.close }
}
