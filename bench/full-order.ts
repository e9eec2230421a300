import type { Client } from '@mostrador/contract/client'
import { discountCodeFromWire } from '@mostrador/contract/discount-code/discount-code-from-wire'
import { menuFromWire } from '@mostrador/contract/menu/menu-from-wire'
import {
  adjustmentFromWire,
  deliveryTermsFromWire,
  serviceFeeFromWire,
} from '@mostrador/contract/order-mode/order-mode-from-wire'
import { orderItems, ticketClaim } from '@mostrador/contract/order/order-items'
import { pointsToMinor } from '@mostrador/domain/loyalty/redeem-points'
import { makeTicket } from '@mostrador/domain/pricing/ticket'
import { FULL_CODE } from './full-shop.ts'
import { clientOf, got, lineOf, PHONE, templateOf, type OrderTemplate } from './valid-order.ts'

const MANTISSA = 2

const POINTS = 10

/** Noon of a day on the shop's wall, in Uruguay, where no clock is ever set. */
const noonOf = (date: string): string => new Date(`${date}T12:00:00-03:00`).toISOString()

/** Requests of a measured checkout, each with a place for the phone. */
export type FullTemplates = {
  /** An order with all that an order can have: a card, a code, points, an hour and an address. */
  readonly order: OrderTemplate
  /** The same without points and code, from which the diners' customers come. */
  readonly plain: OrderTemplate
  /** The question whether the code holds. */
  readonly code: OrderTemplate
  readonly branchId: string
}

/** Finds the address, the mode and the card of the order. */
async function findPlace(client: Client, alias: string) {
  const target = got(await client.getAlias({ params: { alias } }))
  if (target.type !== 'branchContact') throw new Error(`${alias} is a ${target.type}`)
  const contact = target.info
  const mode = contact.deliveryConfig.orderModes.find(({ type }) => type === 'DELIVERY')
  const card = mode?.paymentTypes.find(({ paymentMethod }) => paymentMethod === 'CARD')
  if (!mode || !card) throw new Error(`${alias} has no delivery for cards`)
  return { alias, contact, mode, card }
}

type Place = Awaited<ReturnType<typeof findPlace>>

/** Three plain plates, and all that makes up their total. */
async function findTicket(client: Client, { alias, mode, card }: Place) {
  const params = { id: mode.id }
  const menu = menuFromWire(got(await client.getMenu({ params: { alias, orderModeId: mode.id } })), MANTISSA)
  const plates = menu.plates.filter(
    ({ visible, soldOut, sizes, garnishGroups }) =>
      visible && !soldOut && sizes.length + garnishGroups.length === 0,
  )
  const { generalSurcharges } = got(await client.listGeneralSurcharges({ params }))
  const { generalDiscounts } = got(await client.listGeneralDiscounts({ params }))
  const terms = deliveryTermsFromWire(mode.deliveryTerms, MANTISSA)
  return {
    lines: plates.slice(0, 3).map((plate) => lineOf(menu, plate, 2)),
    menuDiscounts: menu.discounts,
    surcharges: generalSurcharges.map((one) => adjustmentFromWire(one, MANTISSA)),
    discounts: generalDiscounts.map((one) => adjustmentFromWire(one, MANTISSA)),
    serviceFee: serviceFeeFromWire(got(await client.getFees({ params })), MANTISSA),
    delivery: terms && { terms, paymentMethod: 'CARD' as const },
    paymentTypeId: card.id,
  }
}

async function bodyOf(client: Client, { contact, mode, card }: Place) {
  const schedule = got(await client.getSchedule({ params: { orderModeId: mode.id } }))
  return {
    type: mode.type,
    paymentType: card.id,
    branchContact: contact.id,
    orderModeId: mode.id,
    phone: PHONE,
    customerName: 'Ana',
    destination: { street: 'Orinoco', number: '4920', city: 'Montevideo', lat: -34.897, lng: -56.103 },
    scheduled: true,
    scheduledAt: noonOf(schedule.schedulerDaysInfo.at(-1)?.date ?? ''),
  }
}

/** Asks the shop as a storefront does, and writes down the requests that it would send. */
export async function fullTemplates(url: string, alias: string): Promise<FullTemplates> {
  const client = clientOf(url)
  const place = await findPlace(client, alias)
  const branchId = place.contact.branch.id
  const ticket = await findTicket(client, place)
  const asked = { code: FULL_CODE, paymentId: place.card.id, orderDate: new Date().toISOString(), branchId }
  const info = got(await client.validateDiscountCode({ body: { ...asked, phone: '+598 99 100000' } }))
  const code = discountCodeFromWire(info, MANTISSA)
  const body = { ...(await bodyOf(client, place)), items: orderItems(ticket.lines, MANTISSA) }
  const full = makeTicket({
    ...ticket,
    code: { code, name: info.code },
    loyaltyDiscount: pointsToMinor(POINTS, MANTISSA),
  })
  return {
    order: templateOf({
      ...body,
      ...ticketClaim(full, MANTISSA, { code }),
      loyaltyInfo: { redeemedPoints: POINTS },
    }),
    plain: templateOf({ ...body, ...ticketClaim(makeTicket(ticket), MANTISSA) }),
    code: templateOf({ ...asked, phone: PHONE }),
    branchId,
  }
}
