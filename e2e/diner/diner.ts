import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { createClient, type Client } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { contactOf, fetchBy, got } from './calls.ts'
import type { PlacedOrder } from './follow-up.ts'
import { plainBody } from './plain-order.ts'

/**
 * Calls of the storefront by a diner's browser without its screens, with the browser's own cookies.
 */
export function dinerOf(request: APIRequestContext) {
  const client = createClient(fetchBy(request), routes)

  return {
    client,

    /** A phone of Buenos Aires that nobody else has, of those that are given out. */
    newPhone: (): string => `11 ${randomInt(2000, 7000)}-${randomInt(1000, 9999)}`,

    /** The six digits of the newest message that a phone would have received; '' for none. */
    async receivedDigits(phone: string): Promise<string> {
      const page = await (await request.get('/dev/outbox')).text()
      const end = phone.replace(/\D/g, '').slice(2)
      const message = page.split('<li>').find((item) => item.includes(end)) ?? ''
      return /(\d{6}) es tu código/.exec(message)?.[1] ?? ''
    },

    /** The codes of the orders that this browser placed with a phone. */
    async ordersOf(alias: string, phone: string): Promise<readonly string[]> {
      const { id } = await contactOf(client, alias)
      const query = { phone, branchContactId: id, offset: 0 }
      const { dinerOrders } = got(await client.listOrders({ query }))
      return dinerOrders.orders.map(({ code }) => code)
    },

    /**
     * Places an order of one plain plate to take away, where it is the staff's side that a journey
     * is about.
     */
    async ordersQuickly(
      alias: string,
      wish: PlainOrder = {},
    ): Promise<PlacedOrder & { readonly id: string }> {
      const body = await plainOrder(client, alias, wish)
      return got(await client.placeOrder({ headers: { 'idempotency-key': randomUUID() }, body }))
    },
  }
}

/** A diner without screens. */
export type Diner = ReturnType<typeof dinerOf>

/** Options of a plain order. */
export type PlainOrder = {
  readonly plate?: string
  readonly phone?: string
  readonly name?: string
  readonly notes?: string
}

/**
 * An order to take away of a plate, by its name or the first that asks nothing and has no discount.
 */
export const plainOrder = (client: Client, alias: string, { plate, ...wish }: PlainOrder = {}) =>
  plainBody(client, alias, {
    type: 'TAKE_AWAY',
    choose: (plates) => plates.find(({ showName }) => (plate ?? showName) === showName),
    ...wish,
  })
