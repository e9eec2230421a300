import { createClient, type Client, type Result } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { menuFromWire } from '@mostrador/contract/menu/menu-from-wire'
import { adjustmentFromWire, serviceFeeFromWire } from '@mostrador/contract/order-mode/order-mode-from-wire'
import { orderItems, ticketClaim } from '@mostrador/contract/order/order-items'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { priceLine } from '@mostrador/domain/cart/price-line'
import type { Menu, Plate } from '@mostrador/domain/menu/menu'
import { makeTicket } from '@mostrador/domain/pricing/ticket'

/** The body of `POST /api/order` as JSON, with a place for the phone: before it and after it. */
export type OrderTemplate = readonly [before: string, after: string]

/** Placeholder of the diner's phone in a body. */
export const PHONE = '@phone@'
const PHONES = 500

/** Writes the body of the order with a number; five hundred diners take turns. */
export const writeOrder = ([before, after]: OrderTemplate, number: number): string =>
  `${before}+598 99 ${100_000 + (number % PHONES)}${after}`

/** Returns a body with its place for the phone. */
export function templateOf(body: unknown): OrderTemplate {
  const [before = '', after = ''] = JSON.stringify(body).split(PHONE)
  return [before, after]
}

/** Returns the data of an answer; throws with the problem of a refused one. */
export const got = <Data>(result: Result<Data>): Data => {
  if (!result.ok) throw new Error(`${result.problem.code}: ${JSON.stringify(result.problem.errors)}`)
  return result.data
}

/** Returns a valid line: the first size, and the first garnishes of each mandatory group. */
export function lineOf(menu: Menu, plate: Plate, quantity: number): CartLine {
  const groups = plate.garnishGroups
    .filter(({ mandatory }) => mandatory)
    .map(({ id, garnishes, minGarnishAmount }) => ({
      groupId: id,
      items: garnishes
        .filter(({ visible }) => visible)
        .slice(0, Math.max(1, minGarnishAmount))
        .map((garnish) => ({ garnishId: garnish.id, quantity: 1 })),
    }))
  const selection = {
    plateId: plate.id,
    sizeId: plate.sizes[0]?.id ?? null,
    quantity,
    notes: 'Well done, please.',
    source: 'plate',
    groups,
  } as const
  const priced = priceLine({ menu, lineId: plate.id, selection })
  if (!priced.ok) throw new Error(`${plate.name}: ${priced.refusal.code}`)
  return priced.line
}

/** Returns the modes of a branch contact by its alias, as a diner's browser learns them. */
export async function findContact(client: Client, alias: string) {
  const target = got(await client.getAlias({ params: { alias } }))
  if (target.type !== 'branchContact') throw new Error(`${alias} is a ${target.type}`)
  const contact = target.info
  const mode = contact.deliveryConfig.orderModes.find(({ type }) => type === 'TAKE_AWAY')
  const cash = mode?.paymentTypes.find(({ paymentMethod }) => paymentMethod === 'CASH')
  if (!mode || !cash) throw new Error(`${alias} has no take-away for cash`)
  return { contact, mode, cash }
}

/** Returns the client of a running server. */
export const clientOf = (url: string): Client =>
  createClient((path, init) => fetch(`${url}${path}`, init), routes)

/**
 * Returns an order of three plates, one of them with a size and its mandatory questions, priced as
 * the storefront prices it.
 */
export async function validOrder(url: string, alias: string): Promise<OrderTemplate> {
  const client = clientOf(url)
  const { contact, mode, cash } = await findContact(client, alias)
  const params = { id: mode.id }
  const mantissa = 2
  const menu = menuFromWire(got(await client.getMenu({ params: { alias, orderModeId: mode.id } })), mantissa)
  const open = menu.plates.filter(({ visible, soldOut }) => visible && !soldOut)
  const asking = open.find((plate) => plate.sizes.length > 0 && plate.garnishGroups.length > 0)
  const plain = open.filter(({ sizes, garnishGroups }) => sizes.length + garnishGroups.length === 0)
  const chosen = [asking, plain[0], plain[1]].filter((plate) => plate !== undefined)
  const lines = chosen.map((plate, index) => lineOf(menu, plate, index + 1))
  const { generalDiscounts } = got(await client.listGeneralDiscounts({ params }))
  const { generalSurcharges } = got(await client.listGeneralSurcharges({ params }))
  const ticket = makeTicket({
    lines,
    menuDiscounts: menu.discounts,
    surcharges: generalSurcharges.map((one) => adjustmentFromWire(one, mantissa)),
    discounts: generalDiscounts.map((one) => adjustmentFromWire(one, mantissa)),
    serviceFee: serviceFeeFromWire(got(await client.getFees({ params })), mantissa),
    delivery: null,
    paymentTypeId: cash.id,
  })
  const claim = ticketClaim(ticket, mantissa)
  const body = {
    items: orderItems(lines, mantissa),
    type: mode.type,
    ...claim,
    paymentType: cash.id,
    branchContact: contact.id,
    orderModeId: mode.id,
    phone: PHONE,
    customerName: 'Ana',
    paysWith: claim.total,
  }
  return templateOf(body)
}
