import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startLocalServer } from '@mostrador/payments/testing/local-server'
import { transbankServer } from '@mostrador/payments/transbank/testing/transbank-server'
import { createDatabase, runStatement } from './create-database.ts'
import { makeDataDir, repository, startServer } from './start-server.ts'
import { SHARED_SECRET, tenantCommand } from './tenant-command.ts'
import type { World } from './world.ts'

const ACCOUNT = { commerceCode: '597055555532', apiKey: 'the key of a shop that tries Webpay out' }

type PaymentTypes = { branches: { paymentTypes: Record<string, unknown>[] }[] }

/** The shop in Chile, which takes cards by Webpay and has a wallet at the built-in bank besides. */
async function chileanShop(): Promise<unknown> {
  const tenant = JSON.parse(await readFile(join(repository, 'demo/caleta.json'), 'utf8')) as PaymentTypes & {
    branches: { branchContacts: { orderModes: { paymentTypes: string[] }[] }[] }[]
  }
  for (const { paymentTypes, branchContacts } of tenant.branches) {
    const webpay = paymentTypes.find(({ key }) => key === 'webpay')
    Object.assign(webpay ?? {}, { onlinePayment: { providerName: 'transbank', paymentMethod: 'webpay' } })
    paymentTypes.push({
      key: 'billetera',
      paymentMethod: 'WALLET',
      showName: 'Billetera virtual',
      upload: 'API',
      onlinePayment: { providerName: 'sandbox', paymentMethod: 'wallet' },
    })
    for (const { orderModes } of branchContacts)
      for (const mode of orderModes) mode.paymentTypes.push('billetera')
  }
  return tenant
}

/**
 * Ends the time to pay of an order, so that nobody has to wait for it: the job finds it due at its
 * next look.
 */
const endTimeToPay =
  (databaseUrl: string) =>
  async (code: string): Promise<void> => {
    await runStatement(
      databaseUrl,
      `with late as (
        update orders set payment_expires_at = now() - interval '1 second' where code = '${code}' returning id
      )
      update jobs set run_at = now() from late
      where jobs.kind = 'expire-payment' and jobs.unique_key = late.id::text`,
    )
  }

/**
 * A shop in Chile with an account at a Webpay of this machine, which the server knows by its
 * address alone. The database is PostgreSQL's, so that the time to pay can be ended by hand.
 */
export async function webpayWorld(): Promise<World> {
  const webpay = transbankServer(ACCOUNT)
  const bank = await startLocalServer(webpay.answer)
  const database = await createDatabase()
  const dataDir = makeDataDir()
  const write = async (name: string, value: unknown): Promise<string> => {
    const file = join(dataDir, name)
    await writeFile(file, JSON.stringify(value))
    return file
  }
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, SECRET: SHARED_SECRET }
  await tenantCommand(['import', await write('tenant.json', await chileanShop())], settings)
  const account = await write('account.json', ACCOUNT)
  await tenantCommand(['payments', 'caleta-sur', 'transbank', account], settings)
  const server = await startServer({
    dataDir,
    databaseUrl: database.url,
    env: {
      LOAD_DEMO: 'false',
      SECRET: SHARED_SECRET,
      PAYMENT_PROVIDERS: 'sandbox,transbank',
      TRANSBANK_URL: bank.url,
    },
  })
  return {
    dinerUrl: server.url,
    staffUrl: server.url,
    endTimeToPay: endTimeToPay(database.url),
    webpay: webpay.total,
    stop: async () => {
      await server.stop()
      await Promise.all([bank.close(), database.drop(), rm(dataDir, { recursive: true, force: true })])
    },
  }
}
