import type { Client, Result } from '@mostrador/contract/client'
import { menuFromWire } from '@mostrador/contract/menu/menu-from-wire'
import {
  adjustmentFromWire,
  deliveryTermsFromWire,
  serviceFeeFromWire,
} from '@mostrador/contract/order-mode/order-mode-from-wire'
import { orderItems, ticketClaim } from '@mostrador/contract/order/order-items'
import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { priceLine } from '@mostrador/domain/cart/price-line'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { makeTicket } from '@mostrador/domain/pricing/ticket'
import { mantissaOf } from '@mostrador/tenant/write/countries'
import type { GivenContact } from './given-contact.ts'
import type { GivenPlate } from './given-menu.ts'

/** One thing that a diner of a test puts into the cart. */
type Wanted = {
  readonly plate: GivenPlate
  readonly quantity?: number
  readonly notes?: string
  readonly sizeId?: string
  /** Ids of garnishes, one unit each. */
  readonly garnishes?: readonly string[]
}

/** Order of a diner of a test; fields of the body can be overwritten. */
export type OrderOptions = {
  readonly mode?: OrderModeType
  readonly items: readonly Wanted[]
  readonly body?: Partial<OrderRequestBody>
}

const got = <Data>(result: Result<Data>): Data => {
  if (!result.ok) throw new Error(`${result.problem.code}: ${JSON.stringify(result.problem.errors)}`)
  return result.data
}

/** Asks the API for what a storefront asks, so that both sides of the contract are exercised. */
async function load(client: Client, contact: GivenContact, type: OrderModeType) {
  const info = got(await client.getBranchContact({ params: { id: contact.id } }))
  const mode = info.deliveryConfig.orderModes.find((one) => one.type === type)
  if (!mode) throw new Error(`No ${type} at ${contact.alias}`)
  const mantissa = mantissaOf(info.branch.country)
  const params = { id: mode.id }
  const wire = got(await client.getMenu({ params: { alias: contact.alias, orderModeId: mode.id } }))
  const { generalDiscounts } = got(await client.listGeneralDiscounts({ params }))
  const { generalSurcharges } = got(await client.listGeneralSurcharges({ params }))
  const fees = got(await client.getFees({ params }))
  return {
    mode,
    mantissa,
    menu: menuFromWire(wire, mantissa),
    discounts: generalDiscounts.map((one) => adjustmentFromWire(one, mantissa)),
    surcharges: generalSurcharges.map((one) => adjustmentFromWire(one, mantissa)),
    serviceFee: serviceFeeFromWire(fees, mantissa),
    terms: deliveryTermsFromWire(mode.deliveryTerms, mantissa),
  }
}

type Loaded = Awaited<ReturnType<typeof load>>

function lineOf({ menu }: Loaded, wanted: Wanted, index: number): CartLine {
  const groups = wanted.plate.groups.map((group) => ({
    groupId: group.id,
    items: group.garnishes
      .filter(({ id }) => wanted.garnishes?.includes(id))
      .map(({ id }) => ({ garnishId: id, quantity: 1 })),
  }))
  const priced = priceLine({
    menu,
    lineId: String(index),
    selection: {
      plateId: wanted.plate.id,
      sizeId: wanted.sizeId ?? null,
      quantity: wanted.quantity ?? 1,
      notes: wanted.notes ?? '',
      source: 'plate',
      groups,
    },
  })
  if (!priced.ok) throw new Error(`${priced.refusal.code}: ${wanted.plate.name}`)
  return priced.line
}

/** The body that an honest storefront sends: priced by the same domain from the same answers. */
export async function orderBody(
  client: Client,
  contact: GivenContact,
  { mode: type = 'TAKE_AWAY', items, body = {} }: OrderOptions,
): Promise<OrderRequestBody> {
  const loaded = await load(client, contact, type)
  const lines = items.map((wanted, index) => lineOf(loaded, wanted, index))
  const paymentType = body.paymentType ?? contact.payments.cash
  const paymentMethod = paymentType === contact.payments.cash ? 'CASH' : 'OTHER'
  const ticket = makeTicket({
    lines,
    menuDiscounts: loaded.menu.discounts,
    surcharges: loaded.surcharges,
    discounts: loaded.discounts,
    serviceFee: loaded.serviceFee,
    delivery: loaded.terms && { terms: loaded.terms, paymentMethod },
    paymentTypeId: paymentType,
  })
  const claim = ticketClaim(ticket, loaded.mantissa)
  return {
    items: orderItems(lines, loaded.mantissa),
    type,
    ...claim,
    paymentType,
    branchContact: contact.id,
    orderModeId: loaded.mode.id,
    phone: '11 2345-6789',
    customerName: type === 'IN_DINING' ? '' : 'Ana Pérez',
    tableUid: type === 'IN_DINING' ? '7' : null,
    destination: type === 'DELIVERY' ? { street: 'Gorriti', number: '5000', city: 'Buenos Aires' } : null,
    paysWith: paymentMethod === 'CASH' ? claim.total : null,
    ...body,
  }
}
