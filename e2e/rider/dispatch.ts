import type { Client } from '@mostrador/contract/client'
import { createClient } from '@mostrador/contract/client'
import type { PlaceOrderBody } from '@mostrador/contract/order/place-order-schema'
import { contactOf, fetchBy, got, placeAsTold, timeOf } from '../diner/diner.ts'
import type { PlacedOrder } from '../diner/follow-up.ts'
import { takeSession } from '../staff/staff-session.ts'
import type { Desk, StaffAccount } from '../staff/staff-session.ts'

/** An order that goes to a door near the shop, with the code and number that people say. */
export type Delivery = PlacedOrder & { readonly customer: string; readonly street: string }

/** The streets of the doors, one after the other. */
const STREETS = ['Gorriti', 'Honduras', 'El Salvador', 'Nicaragua'] as const

/** No local of the demo delivers for more than this alone. */
const HIGHEST_MINIMUM = 16_000

/** A delivery of a plain plate, paid by other means than cash, as somebody would order who knows of no fees. */
export async function deliveryBody(client: Client, alias: string, at: number): Promise<PlaceOrderBody> {
  const contact = await contactOf(client, alias)
  const mode = contact.deliveryConfig.orderModes.find(({ type }) => type === 'DELIVERY')
  const payment = mode?.paymentTypes.find(({ paymentMethod }) => paymentMethod === 'OTHER')
  if (!mode || !payment) throw new Error(`${alias} has no delivery that is paid by other means.`)
  const lat = (contact.lat ?? 0) + 0.002 * (at + 1)
  const lng = (contact.lng ?? 0) + 0.002
  const street = STREETS[at % STREETS.length] ?? ''
  const fullAddress = `${street} 4800, Palermo`
  const menu = got(await client.getMenu({ params: { alias, orderModeId: mode.id } }))
  const plain = menu.plates.filter(
    ({ id, visible, soldOut, sizes, garnishGroups }) =>
      visible &&
      !soldOut &&
      sizes.length === 0 &&
      garnishGroups.length === 0 &&
      menu.discounts.every(({ plates }) => !plates.includes(id)),
  )
  // Of the dearest one, two at most are above every minimum.
  const plate = plain.toSorted((one, other) => other.price - one.price)[0]
  if (!plate) throw new Error(`${alias} has no plain plate.`)
  const quantity = plate.price < HIGHEST_MINIMUM ? 2 : 1
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
    items: [{ referenceId: plate.id, name: plate.showName, price: plate.price, quantity }],
    type: 'DELIVERY',
    price: plate.price * quantity,
    surcharges,
    paymentType: payment.id,
    branchContact: contact.id,
    orderModeId: mode.id,
    phone: '11 2345-6789',
    customerName: `Ana de ${street}`,
    customerEmail: 'prueba@correo.test',
    destination: { street, number: '4800', locality: 'Palermo', fullAddress, lat, lng, geocoded: true },
  }
}

/** What the shop does for its riders, without screens: it takes deliveries, accepts them and stacks them. */
// budget: one list of what a shop can do, read from top to bottom
export async function dispatchOf(desk: Desk, alias: string, account: StaffAccount) {
  await takeSession(desk, account)
  const client = createClient(fetchBy(desk.page.request))
  const { id } = await contactOf(client, alias)
  const origin = { headers: { origin: desk.url } }

  async function shipmentOf({ code }: Delivery): Promise<string> {
    const { shipments } = got(await client.getDispatch({ params: { id } }))
    const shipment = shipments.find(({ orderCode }) => orderCode === code)
    if (!shipment) throw new Error(`${code} has no shipment`)
    return shipment.id
  }

  return {
    client,

    /** A delivery that was ordered, and nobody has seen yet. */
    async isAsked(at = 0): Promise<Delivery> {
      const body = await deliveryBody(client, alias, at)
      const order = await placeAsTold(client, body)
      return { ...order, customer: body.customerName ?? '', street: body.destination?.street ?? '' }
    },

    /** A delivery that was ordered and accepted. */
    async delivers(at = 0): Promise<Delivery> {
      const order = await this.isAsked(at)
      const board = got(await client.listBoard({ params: { id } }))
      const onBoard = board.orders.find(({ code }) => code === order.code)
      if (!onBoard) throw new Error(`${order.code} is not on the board`)
      const accepted = { params: { id: onBoard.id }, body: { action: 'accept' as const } }
      got(await client.changeOrderStatus(accepted, origin))
      return order
    },

    /** Puts deliveries into one stack, in their order; answers its code. */
    async stacks(deliveries: readonly Delivery[]): Promise<string> {
      const shipmentIds: string[] = []
      for (const delivery of deliveries) shipmentIds.push(await shipmentOf(delivery))
      return got(await client.createStack({ params: { id }, body: { shipmentIds } }, origin)).code
    },

    /** Says of a delivery that something has to come back. */
    async mustReturn(delivery: Delivery): Promise<void> {
      const { shipments } = got(await client.getDispatch({ params: { id } }))
      const shipment = shipments.find(({ orderCode }) => orderCode === delivery.code)
      if (!shipment) throw new Error(`${delivery.code} has no shipment`)
      const body = { action: 'return' as const, status: shipment.status }
      got(await client.changeShipment({ params: { id: shipment.id }, body }, origin))
    },
  }
}

/** The shop that sends riders out. */
export type Dispatch = Awaited<ReturnType<typeof dispatchOf>>
