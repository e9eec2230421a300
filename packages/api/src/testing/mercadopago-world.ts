import { openPaymentProviders } from '@mostrador/payments/open-payment-providers'
import type { PaymentProviders } from '@mostrador/payments/payment-provider'
import { providers } from '@mostrador/payments/providers'
import { mercadoPagoAuthorisation } from '@mostrador/payments/mercadopago/mercadopago-authorisation'
import { mercadoPagoProvider } from '@mostrador/payments/mercadopago/mercadopago-provider'
import {
  mercadoPagoAccounts,
  type MercadoPagoAccounts,
} from '@mostrador/payments/mercadopago/testing/mercadopago-accounts'
import {
  mercadoPagoServer,
  type MercadoPagoServer,
} from '@mostrador/payments/mercadopago/testing/mercadopago-server'
import { startLocalServer, type LocalServer } from '@mostrador/payments/testing/local-server'
import type { Client } from '@mostrador/contract/client'
import { doubtAccount } from '../order/payment-account/doubt-account.ts'
import { findAccount } from '../order/payment/account-store.ts'
import type { GivenContact } from './given-contact.ts'
import { dataOf } from './data-of.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

/** Secret by which MercadoPago signs its notices to the application of the tests. */
export const WEBHOOK_SECRET = 'what the application signs with'

const APPLICATION = {
  clientId: '1585551492',
  clientSecret: 'the secret of the application',
  redirectUrl: 'http://localhost:3000/console/account/connected',
}

/** A shop in Argentina with an owner, and a MercadoPago on a port of this machine. */
export type MercadoPagoWorld = {
  readonly api: TestApi
  readonly contact: GivenContact
  readonly owner: Client
  /** The owner in a new session: the one of before ends when the clock goes far. */
  readonly ownerAgain: () => Promise<Client>
  readonly accounts: MercadoPagoAccounts
  readonly mp: MercadoPagoServer
  readonly server: LocalServer
  /** Begins to connect: where the browser is sent back by the owner who says yes. */
  readonly sayYes: (client?: Client, at?: GivenContact) => Promise<{ state: string; code: string }>
  /** Connects the shop's account. */
  readonly connect: (client?: Client) => Promise<void>
  readonly close: () => Promise<void>
}

/** The providers as a server opens them, with the application of the tests. */
function providersOf(server: LocalServer, api: () => TestApi): PaymentProviders {
  const timeoutMs = 400
  const settings = { baseUrl: server.url, script: 'https://sdk.mercadopago.com/js/v2', timeoutMs }
  const authorisation = mercadoPagoAuthorisation({
    ...APPLICATION,
    webhookSecret: WEBHOOK_SECRET,
    baseUrl: server.url,
    pageBaseUrl: server.url,
    timeoutMs,
  })
  return {
    ...openPaymentProviders(
      { mercadopago: (account) => mercadoPagoProvider(account, settings) },
      async (providerName, branchId) => {
        const { database, cookieSecret } = api().ports
        const account = await findAccount(database, { branchId, providerName }, cookieSecret)
        return account && authorisation.complete(account)
      },
      {
        facts: providers,
        keyRefused: (providerName, branchId) =>
          doubtAccount(api().ports.database, { providerName, branchId, now: api().ports.now() }),
      },
    ),
    smallestOf: (_name, currency) => (currency === 'ARS' ? 200 : undefined),
    authorisations: new Map([['mercadopago', authorisation]]),
  }
}

/** Starts the world; `close` ends its server. */
export async function mercadoPagoWorld(): Promise<MercadoPagoWorld> {
  const accounts = mercadoPagoAccounts(APPLICATION)
  const mp = mercadoPagoServer(accounts)
  const server = await startLocalServer(mp.answer)
  const payments = providersOf(server, () => api)
  const api: TestApi = await startTestApi({ payments })
  const contact = await api.given.branchContact()
  await api.given.change(contact, () =>
    api.ports.database
      .updateTable('payment_types')
      .set({ provider_name: 'mercadopago', upload: 'API' })
      .where('id', '=', contact.payments.card)
      .execute(),
  )
  const login = await api.given.staff({ role: 'OWNER', company: contact })
  const ownerAgain = () => api.as(login)
  const owner = await ownerAgain()
  const sayYes = async (client = owner, at = contact) => {
    const begun = await client.beginPaymentAuthorisation({
      params: { id: at.branchId, provider: 'mercadopago' },
      body: { branchContactId: at.id },
    })
    const back = accounts.sayYes(dataOf(begun).url)
    return { state: back.searchParams.get('state') ?? '', code: back.searchParams.get('code') ?? '' }
  }
  const connect = async (client = owner): Promise<void> =>
    void dataOf(await client.finishPaymentAuthorisation({ body: await sayYes(client) }))
  return { api, contact, owner, ownerAgain, accounts, mp, server, sayYes, connect, close: server.close }
}
