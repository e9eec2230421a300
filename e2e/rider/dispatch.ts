import { createClient, type Client } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { contactOf, fetchBy, got } from '../diner/calls.ts'
import { placeAsTold, plainBody } from '../diner/plain-order.ts'
import type { PlacedOrder } from '../diner/follow-up.ts'
import { takeSession, type Desk, type StaffAccount } from '../staff/staff-session.ts'

/** An order that goes to a door near the shop, with the code and number that people say. */
export type Delivery = PlacedOrder & { readonly customer: string; readonly street: string }

/** The streets of the doors, one after the other. */
const STREETS = ['Gorriti', 'Honduras', 'El Salvador', 'Nicaragua'] as const

/** No contact of the demo delivers for more than this alone. */
const HIGHEST_MINIMUM = 16_000

/** A delivery of a plain plate, as somebody would order who knows of no fees. */
export async function deliveryBody(client: Client, alias: string, at: number): Promise<OrderRequestBody> {
  const contact = await contactOf(client, alias)
  const street = STREETS[at % STREETS.length] ?? ''
  const body = await plainBody(client, alias, {
    type: 'DELIVERY',
    // Of the dearest one, two at most are above every minimum.
    atLeast: HIGHEST_MINIMUM,
    choose: (plates) => plates.toSorted((one, other) => other.price - one.price)[0],
    name: `Ana de ${street}`,
    isDiscounted: true,
  })
  const [lat, lng] = [(contact.lat ?? 0) + 0.002 * (at + 1), (contact.lng ?? 0) + 0.002]
  const [fullAddress, betweenStreets] = [`${street} 4800, Palermo`, 'Thames y Serrano']
  const door = { street, number: '4800', locality: 'Palermo', fullAddress, betweenStreets }
  return { ...body, destination: { ...door, lat, lng, geocoded: true } }
}

/**
 * Work of the shop for its riders, without screens: takes deliveries, accepts them, stacks them.
 */
export async function dispatchOf(desk: Desk, alias: string, account: StaffAccount) {
  await takeSession(desk, account)
  const client = createClient(fetchBy(desk.page.request), routes)
  const { id } = await contactOf(client, alias)
  const origin = { headers: { origin: desk.url } }

  async function shipmentOf({ code }: Delivery) {
    const { shipments } = got(await client.getDispatch({ params: { id } }))
    const shipment = shipments.find(({ orderCode }) => orderCode === code)
    if (!shipment) throw new Error(`${code} has no shipment`)
    return shipment
  }

  async function idOnBoard({ code }: Delivery): Promise<string> {
    const { orders } = got(await client.listBoard({ params: { id } }))
    const onBoard = orders.find((one) => one.code === code)
    if (!onBoard) throw new Error(`${code} is not on the board`)
    return onBoard.id
  }

  return {
    client,

    /** A delivery that was ordered, and nobody has seen yet. */
    async isAsked(at = 0): Promise<Delivery> {
      const body = await deliveryBody(client, alias, at)
      const order = await placeAsTold(client, body)
      return { ...order, customer: body.customerName ?? '', street: body.destination?.street ?? '' }
    },

    /** A delivery that was ordered, accepted and is on offer, however early before its hour. */
    async delivers(at = 0): Promise<Delivery> {
      const order = await this.isAsked(at)
      const accepted = { params: { id: await idOnBoard(order) }, body: { action: 'accept' as const } }
      got(await client.changeOrderStatus(accepted, origin))
      const { id: shipmentId, status } = await shipmentOf(order)
      const offered = { params: { id: shipmentId }, body: { action: 'offer' as const, status } }
      if (status === 'PENDING') got(await client.changeShipment(offered, origin))
      return order
    },

    /** Cancels a delivery, which no rider sees any more. */
    async callsOff(order: Delivery): Promise<void> {
      const body = { action: 'cancel' as const, reason: 'No hay gas' }
      got(await client.changeOrderStatus({ params: { id: await idOnBoard(order) }, body }, origin))
    },

    /** Puts deliveries into one stack, in their order; answers its code. */
    async stacks(deliveries: readonly Delivery[]): Promise<string> {
      const shipmentIds: string[] = []
      for (const delivery of deliveries) shipmentIds.push((await shipmentOf(delivery)).id)
      return got(await client.createStack({ params: { id }, body: { shipmentIds } }, origin)).code
    },

    /** The key that the diner of a delivery was given. */
    async keyOf({ code }: Delivery): Promise<string | null> {
      return got(await client.getTracking({ params: { alias, orderCode: code } })).securityCode
    },

    /** Why a delivery was handed over without its key; undefined for one that had it. */
    async reasonOf({ code }: Delivery): Promise<string | undefined> {
      const { orders } = got(await client.listBoard({ params: { id }, query: { scope: 'finished' } }))
      const { id: orderId = '' } = orders.find((one) => one.code === code) ?? {}
      return got(await client.getConsoleOrder({ params: { id: orderId } })).deliveryProof?.reason
    },

    /** Says of a delivery that something has to come back. */
    async mustReturn(delivery: Delivery): Promise<void> {
      const shipment = await shipmentOf(delivery)
      const body = { action: 'return' as const, status: shipment.status }
      got(await client.changeShipment({ params: { id: shipment.id }, body }, origin))
    },
  }
}
