import { mercadoPagoAccounts } from '@mostrador/payments/mercadopago/testing/mercadopago-accounts'
import { mercadoPagoServer } from '@mostrador/payments/mercadopago/testing/mercadopago-server'
import { startLocalServer } from '@mostrador/payments/testing/local-server'
import type { RunningServer } from './start-server.ts'
import type { World } from './world.ts'

const APPLICATION = { clientId: '1585551492', clientSecret: 'the secret of the application' }

/**
 * The demo on a server whose operator has an application at a MercadoPago of this machine: its
 * authorisation page, and that of a payment.
 */
export async function mercadoPagoWorld(
  start: (env: Readonly<Record<string, string>>) => Promise<RunningServer>,
): Promise<World> {
  const here = { consoleUrl: '', bankUrl: '' }
  const accounts = mercadoPagoAccounts({
    ...APPLICATION,
    // The server's port is known once it runs.
    get redirectUrl() {
      return `${here.consoleUrl}/console/account/connected`
    },
  })
  const mp = mercadoPagoServer(accounts, () => here.bankUrl)
  const bank = await startLocalServer(mp.answer)
  here.bankUrl = bank.url
  const server = await start({
    PAYMENT_PROVIDERS: 'sandbox,mercadopago',
    MERCADOPAGO_URL: bank.url,
    MERCADOPAGO_PAGES: bank.url,
    MERCADOPAGO_CLIENT_ID: APPLICATION.clientId,
    MERCADOPAGO_CLIENT_SECRET: APPLICATION.clientSecret,
    MERCADOPAGO_WEBHOOK_SECRET: 'what the application signs with',
  })
  here.consoleUrl = server.url
  return {
    dinerUrl: server.url,
    staffUrl: server.url,
    stop: async () => {
      await server.stop()
      await bank.close()
    },
  }
}
