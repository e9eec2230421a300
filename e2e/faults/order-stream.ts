import { randomUUID } from 'node:crypto'
import { createClient, type Client, type Result } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { onePlateShop } from './one-plate-shop.ts'

/** Answer of the server for an order: the code and the number of the day. */
export type Acknowledged = { readonly id: string; readonly code: string; readonly number: number }

/** Orders under way: the key of each, and what was answered to it, if anything was. */
export type OrderStream = Map<string, Acknowledged | undefined>

const got = <Data>(result: Result<Data>): Data => {
  if (!result.ok) throw new Error(`${result.problem.code}: ${JSON.stringify(result.problem.errors)}`)
  return result.data
}

/** The client of a server. */
export const clientOf = (url: string): Client =>
  createClient((path, init) => fetch(`${url}${path}`, init), routes)

/** The body of an order of one plate, as the shop of this server wants it. */
export async function onePlateOrder(url: string): Promise<OrderRequestBody> {
  const client = clientOf(url)
  const { alias, price } = onePlateShop
  const found = got(await client.getAlias({ params: { alias } }))
  if (found.type !== 'branchContact') throw new Error(`${alias} is no contact`)
  const [mode] = found.info.deliveryConfig.orderModes
  const [payment] = mode?.paymentTypes ?? []
  if (!mode || !payment) throw new Error('The shop offers nothing')
  const menu = got(await client.getMenu({ params: { alias, orderModeId: mode.id } }))
  const [category] = menu.categories
  const [plate] = menu.plates
  if (!category || !plate) throw new Error('The menu is empty')
  return {
    items: [
      {
        referenceId: plate.id,
        referenceType: 'PLATE',
        name: plate.name,
        price,
        originalPrice: price,
        priceWithoutModifiers: price,
        quantity: 1,
        categoryId: category.id,
        extras: [],
      },
    ],
    type: 'TAKE_AWAY',
    price,
    paymentType: payment.id,
    branchContact: found.info.id,
    orderModeId: mode.id,
    phone: '+598 99 123 456',
    customerName: 'Ana Pérez',
    paysWith: price,
  }
}

/** Places an order of some diner at a server. */
export function tryOrder(url: string, key: string, body: OrderRequestBody): Promise<Result<Acknowledged>> {
  // Each diner has an address of his own, or the limit of orders from one address would stop them.
  const [a = 0, b = 0, c = 0] = Buffer.from(key.replaceAll('-', ''), 'hex').subarray(-3)
  const headers = { 'x-forwarded-for': `10.${a}.${b}.${c}` }
  return clientOf(url).placeOrder({ headers: { 'idempotency-key': key }, body }, { headers })
}

/** Sends an order; nothing when the server was gone before it answered. A refusal is thrown. */
export async function sendOrder(
  url: string,
  key: string,
  body: OrderRequestBody,
): Promise<Acknowledged | undefined> {
  const result = await tryOrder(url, key, body)
  if (!result.ok && result.problem.status === 0) return undefined
  return got(result)
}

/**
 * Several diners order at once, one order after the other, until the server is gone: first those
 * that were not answered before, under their old keys, then new ones. `onAnswer` hears of every
 * answer.
 */
export async function streamOrders(
  url: string,
  stream: OrderStream,
  { body, onAnswer }: { readonly body: OrderRequestBody; readonly onAnswer: () => void },
): Promise<void> {
  const unanswered = [...stream].filter(([, answer]) => !answer).map(([key]) => key)
  const orderUntilGone = async (): Promise<void> => {
    for (;;) {
      const key = unanswered.pop() ?? randomUUID()
      if (!stream.has(key)) stream.set(key, undefined)
      const answer = await sendOrder(url, key, body)
      if (!answer) return
      stream.set(key, answer)
      onAnswer()
    }
  }
  await Promise.all(Array.from({ length: 6 }, orderUntilGone))
}
