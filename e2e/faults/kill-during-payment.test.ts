import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Result } from '@mostrador/contract/client'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort, makeDataDir, startServer } from '../start-server.ts'
import { createDatabase, runStatement } from '../create-database.ts'
import { importOnePlateShop, onePlateShop } from './one-plate-shop.ts'
import { clientOf, onePlateOrder } from './order-stream.ts'

const PATIENCE = { timeout: 60_000, interval: 200 }

const endings: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

const got = <Data>(result: Result<Data>): Data => {
  if (!result.ok) throw new Error(`${result.problem.code}: ${JSON.stringify(result.problem.errors)}`)
  return result.data
}

/**
 * A shop that takes cards, on a server that starts again on the same port: its bank's notifications
 * find it.
 */
async function openShop() {
  const dataDir = makeDataDir()
  endings.push(() => rm(dataDir, { recursive: true, force: true }))
  const { url: databaseUrl, drop } = await createDatabase()
  endings.push(drop)
  await importOnePlateShop({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  const port = await freePort()
  return {
    databaseUrl,
    start: () => startServer({ dataDir, databaseUrl, port, env: { LOAD_DEMO: 'false' } }),
    /** Charges of the bank for an order. */
    charges: ({ id }: { readonly id: string }) =>
      runStatement(
        databaseUrl,
        `select s.status from sandbox_payments s join payment_attempts p on p.id::text = s.external_reference
        where p.order_id = '${id}' and s.status <> 'REJECTED'`,
      ),
    /** Payment attempts of an order in the shop's database. */
    attempts: ({ id }: { readonly id: string }) =>
      runStatement(databaseUrl, `select status from payment_attempts where order_id = '${id}'`),
  }
}

/** Behaviour of the card's fields in a browser. */
async function tokenOf(url: string, publicKey: string, cardholderName: string): Promise<string> {
  const ask = async (path: string, body: object): Promise<Record<string, string>> => {
    const response = await fetch(`${url}/sandbox-pay/v1/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    return (await response.json()) as Record<string, string>
  }
  const seal = async (type: string, value: string) => (await ask('card-parts', { type, value })).part
  const parts = {
    cardNumber: await seal('cardNumber', '4509953566233704'),
    expirationDate: await seal('expirationDate', '1130'),
    securityCode: await seal('securityCode', '123'),
  }
  return (await ask('card-tokens', { publicKey, parts, cardholderName })).id ?? ''
}

/** An order of a diner who pays with a card. */
async function placeOrder(url: string) {
  const client = clientOf(url)
  const found = got(await client.getAlias({ params: { alias: onePlateShop.alias } }))
  if (found.type !== 'branchContact') throw new Error('The shop has no contact.')
  const [mode] = found.info.deliveryConfig.orderModes
  const card = mode?.paymentTypes.find(({ paymentMethod }) => paymentMethod === 'CARD')
  if (!card) throw new Error('The shop takes no cards.')
  const body = { ...(await onePlateOrder(url)), paymentType: card.id, paysWith: null }
  const placed = got(await client.placeOrder({ headers: { 'idempotency-key': randomUUID() }, body }))
  const query = { branchId: found.info.branch.id }
  const fields = got(await client.getCardFields({ params: { provider: 'sandbox' }, query }))
  return { ...placed, publicKey: fields.publicKey }
}

type Placed = Awaited<ReturnType<typeof placeOrder>>

const pay = async (url: string, { id, publicKey }: Placed, cardName: string) =>
  clientOf(url).payOrder({
    body: {
      token: await tokenOf(url, publicKey, cardName),
      paymentMethodId: 'visa',
      dinerOrderId: id,
      cardName,
      identificationNumber: '12345678',
    },
  })

type Shop = Awaited<ReturnType<typeof openShop>>

/**
 * An order whose card was charged by a server that was killed before it knew. The bank tells on its
 * own half a second after the charge: where that was quicker than the kill, it is done once more.
 */
async function killInBetween(shop: Shop): Promise<Placed> {
  for (;;) {
    const order = await chargeAndKill(shop)
    const [attempt] = await shop.attempts(order)
    if (attempt?.status === 'PENDING') return order
  }
}

async function chargeAndKill(shop: Shop): Promise<Placed> {
  const server = await shop.start()
  const order = await placeOrder(server.url)
  const answer = pay(server.url, order, 'SLOW')
  const charged = async () => expect(await shop.charges(order)).toEqual([{ status: 'APPROVED' }])
  await vi.waitFor(charged, { ...PATIENCE, interval: 10 })
  await server.kill()
  expect(await answer).toMatchObject({ ok: false, problem: { status: 0 } })
  return order
}

/** spec('decisions the-server-is-the-authority.5') */
test.for(['waits', 'tries again at once'])(
  'kill -9 between charge and answer, and the diner %s: settled once, charged once',
  { timeout: 240_000 },
  async (how) => {
    const shop = await openShop()
    const order = await killInBetween(shop)

    const after = await shop.start()
    endings.push(after.stop)
    const again = how === 'waits' ? undefined : await pay(after.url, order, 'APRO')
    if (again) expect(got(again).status).toBe('APPROVED')
    // No page asks: the bank tells it again, or a job finds it.
    const see = async () =>
      got(await clientOf(after.url).getOrder({ params: { alias: onePlateShop.alias, code: order.code } }))
    await vi.waitFor(async () => expect((await see()).paymentStatus).toBe('APPROVED'), PATIENCE)
    expect(got(await pay(after.url, order, 'APRO')).status).toBe('APPROVED')
    expect(await shop.charges(order)).toEqual([{ status: 'APPROVED' }])
  },
)
