import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { createClient } from '@mostrador/contract/client'
import type { Client, Fetch, Result } from '@mostrador/contract/client'
import type { PlaceOrderBody } from '@mostrador/contract/order/place-order-schema'
import type { PlacedOrder } from './follow-up.ts'

/** What a diner's browser can do without its screens: the calls of the storefront, with the browser's own cookies. */
export function dinerOf(request: APIRequestContext) {
  const client = createClient(fetchBy(request))

  return {
    client,

    /** A phone of Buenos Aires that nobody else has. */
    newPhone: (): string => `11 ${randomInt(2000, 9999)}-${randomInt(1000, 9999)}`,

    /** The codes of the orders that this browser placed with a phone. */
    async ordersOf(alias: string, phone: string): Promise<readonly string[]> {
      const { id } = await contactOf(client, alias)
      const query = { phone, branchContactId: id, offset: 0 }
      const { dinerOrders } = got(await client.listOrders({ query }))
      return dinerOrders.orders.map(({ code }) => code)
    },

    /** Places an order of one plain plate to take away, where it is the staff's side that a journey is about. */
    async ordersQuickly(alias: string, wish: PlainOrder = {}): Promise<PlacedOrder> {
      const body = await plainOrder(client, alias, wish)
      return got(await client.placeOrder({ headers: { 'idempotency-key': randomUUID() }, body }))
    },
  }
}

/** A diner without screens. */
export type Diner = ReturnType<typeof dinerOf>

/** What a plain order can say of itself. */
export type PlainOrder = { readonly plate?: string; readonly phone?: string; readonly name?: string }

/**
 * An order of a plate, by its name or the first that asks nothing and has no discount, paid by other means than cash. Its total is
 * added up here, by hand: the journeys do not borrow the arithmetic of what they test.
 */
export async function plainOrder(
  client: Client,
  alias: string,
  wish: PlainOrder = {},
): Promise<PlaceOrderBody> {
  const contact = await contactOf(client, alias)
  const mode = contact.deliveryConfig.orderModes.find(({ type }) => type === 'TAKE_AWAY')
  const payment = mode?.paymentTypes.find(({ paymentMethod }) => paymentMethod === 'OTHER')
  if (!mode || !payment) throw new Error(`${alias} has no take-away that is paid by other means.`)
  const menu = got(await client.getMenu({ params: { alias, orderModeId: mode.id } }))
  const plate = menu.plates.find(
    ({ id, showName, soldOut, visible, sizes, garnishGroups }) =>
      (wish.plate ?? showName) === showName &&
      visible &&
      !soldOut &&
      sizes.length === 0 &&
      garnishGroups.length === 0 &&
      menu.discounts.every(({ plates }) => !plates.includes(id)),
  )
  if (!plate) throw new Error(`${alias} has no plain plate.`)
  const { generalSurcharges } = got(await client.listGeneralSurcharges({ params: { id: mode.id } }))
  const surcharges = generalSurcharges.map(({ id, name, type, value }) => ({
    name,
    type,
    value,
    amount: value,
    surchargeReferenceId: id,
  }))
  return {
    ...(await timeOf(client, mode)),
    items: [{ referenceId: plate.id, name: plate.showName, price: plate.price, quantity: 1 }],
    type: 'TAKE_AWAY',
    price: surcharges.reduce((sum, { amount }) => sum + amount, plate.price),
    surcharges,
    paymentType: payment.id,
    branchContact: contact.id,
    orderModeId: mode.id,
    phone: wish.phone ?? '11 2345-6789',
    customerName: wish.name ?? 'Pedido de prueba',
    customerEmail: 'prueba@correo.test',
  }
}

type Timed = { readonly id: string; readonly orderType: string }

/** When an order is wanted: the next hour of a mode that takes no others, at the wall of Buenos Aires; else now. */
export async function timeOf(
  client: Client,
  { id, orderType }: Timed,
): Promise<Pick<PlaceOrderBody, 'scheduled' | 'scheduledAt'>> {
  if (orderType !== 'SCHEDULED') return {}
  const { schedulerDaysInfo } = got(await client.getSchedule({ params: { orderModeId: id } }))
  const [day] = schedulerDaysInfo
  const instant = new Date(`${day?.date}T${day?.availableHours[0]}:00-03:00`)
  return { scheduled: true, scheduledAt: instant.toISOString() }
}

/** Places an order for what the server says that it costs, where a journey is not about the price. */
export async function placeAsTold(client: Client, body: PlaceOrderBody): Promise<PlacedOrder> {
  const headers = () => ({ 'idempotency-key': randomUUID() })
  const refused = await client.placeOrder({ headers: headers(), body })
  if (refused.ok) return refused.data
  const told = refused.problem.errors?.filter(({ expected }) => expected !== undefined) ?? []
  const right = Object.fromEntries(told.map(({ path = '', expected }) => [path, expected]))
  const again = await client.placeOrder({ headers: headers(), body: { ...body, ...right } })
  if (!again.ok) throw new Error(`${JSON.stringify(refused.problem)}\n${JSON.stringify(again.problem)}`)
  return again.data
}

/** The local of a link. */
export async function contactOf(client: Client, alias: string) {
  const lookup = got(await client.getAlias({ params: { alias } }))
  if (lookup.type !== 'branchContact') throw new Error(`${alias} is no branch contact.`)
  return lookup.info
}

/** The data of an answer; throws what was refused. */
export function got<Data>(result: Result<Data>): Data {
  if (!result.ok) throw new Error(`${result.problem.code}: ${JSON.stringify(result.problem)}`)
  return result.data
}

/** The calls of the client by the browser's own request context, which carries its cookies. */
export const fetchBy =
  (request: APIRequestContext): Fetch =>
  async (url, init = {}) => {
    const response = await request.fetch(url, {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { data: init.body }),
    })
    const body = await response.body()
    return new Response(new Uint8Array(body), { status: response.status(), headers: response.headers() })
  }
