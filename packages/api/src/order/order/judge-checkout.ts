import type { ProblemError } from '@mostrador/contract/problem'
import type {
  CheckoutDelivery,
  CheckoutField,
  CheckoutInputs,
} from '@mostrador/domain/checkout/checkout-inputs'
import { checkOut } from '@mostrador/domain/checkout/rules'
import { inCash } from '@mostrador/domain/money/in-cash'
import { toMinor } from '@mostrador/domain/money/major'
import { isOffered } from '@mostrador/domain/payment/offered-payment'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import type { CatalogPaymentType } from '../../ground/catalog.ts'
import type { JudgedLines } from './judge-lines.ts'
import type { JudgedMoment } from './judge-moment.ts'
import { destinationPoint, type OrderScene } from './order-scene.ts'

/** Finds an order's payment type, when offered for such an order. */
export const paymentOf = ({ request, mode }: OrderScene): CatalogPaymentType | undefined =>
  mode.paymentTypes.find((type) => type.id === request.paymentType && isOffered(type))

/** Paths of checkout fields in the body. */
const PATHS: Readonly<Record<CheckoutField, string>> = {
  phone: 'phone',
  customerName: 'customerName',
  tableNumber: 'tableUid',
  customerEmail: 'customerEmail',
  customerDocument: 'document',
  paymentAmount: 'paysWith',
  address: 'destination',
  betweenStreets: 'destination.betweenStreets',
  items: 'items',
  paymentType: 'paymentType',
  card: 'paymentType',
  schedule: 'scheduledAt',
}

/** Whether there is a street, or a whole address where a place in the country has none. */
const isAddress = (destination: OrderScene['request']['destination']): boolean =>
  `${destination?.street ?? ''}${destination?.fullAddress ?? ''}`.trim() !== ''

function deliveryOf(
  { request, contact, mode, delivery }: OrderScene,
  { isCash, complete }: { readonly isCash: boolean; readonly complete: boolean },
): CheckoutDelivery | null {
  if (!delivery) return null
  const { destination } = request
  const terms = delivery.inArea ? delivery.terms : mode.deliveryTerms
  return {
    // Zones are judged by a point: an address without one is none there.
    hasAddress: isAddress(destination) && (!mode.hasZones || destinationPoint(request) !== null),
    betweenStreets: destination?.betweenStreets ?? '',
    betweenStreetsRequired: contact.info.deliveryConfig.betweenStreetsRequired,
    // Lines that cannot be had are told themselves: they do not count as nothing.
    minimumOrderPrice: complete ? terms.minimumOrderPrice : null,
    providersFailed: false,
    outsideZone: !delivery.inArea,
    loading: false,
    cashAllowed: terms.cash !== null,
    // For the browser "only" means no other payment type; here it is the chosen one.
    cashIsOnlyPayment: isCash,
  }
}

type CheckoutMoment = JudgedMoment & Pick<JudgedLines, 'complete'>

/** Builds the inputs that the browser judges, from the request. */
function inputsOf(scene: OrderScene, ticket: Ticket, moment: CheckoutMoment): CheckoutInputs {
  const { request, contact, mode, currency } = scene
  const payment = paymentOf(scene) ?? null
  const paysWith = request.paysWith ?? undefined
  return {
    modeType: mode.type,
    phoneRequired: true,
    phone: request.phone,
    phoneCountry: phoneCountryOf(contact.branch.country),
    nameRequired: true,
    customerName: request.customerName,
    tableNumber: request.tableUid ?? '',
    mandatoryEmail: contact.info.mandatoryEmail,
    customerEmail: request.customerEmail,
    documentRequired: contact.info.documentRequired,
    customerDocument: request.document ?? '',
    paymentType: payment,
    paymentAmount: paysWith === undefined ? null : (toMinor(paysWith, currency.mantissa) ?? 'invalid'),
    itemsPrice: ticket.itemsPrice,
    cashTotal: inCash(ticket.total, currency.code),
    delivery: deliveryOf(scene, { isCash: payment?.paymentMethod === 'CASH', complete: moment.complete }),
    card: null,
    schedule: {
      loading: false,
      // A mode that cannot be scheduled is closed, and says so by a code of its own.
      canOrderNow: moment.canOrderNow || mode.orderType === 'ON_DEMAND',
      scheduledAt: request.scheduled ? (request.scheduledAt ?? null) : null,
    },
  }
}

/** Judges the checkout's eleven rules, as the browser does, and those that only a server can. */
export function judgeCheckout(
  scene: OrderScene,
  ticket: Ticket,
  moment: CheckoutMoment,
): readonly ProblemError[] {
  const { request, mode, error } = scene
  const verdict = checkOut(inputsOf(scene, ticket, moment))
  const rules = verdict.ok ? [] : verdict.all
  const limit = mode.notesLimit.order
  const isTooLong = limit !== null && request.notes.trim().length > limit
  return [
    ...(paymentOf(scene) ? [] : [error('payment-type-unavailable', { path: 'paymentType' })]),
    ...(isTooLong ? [error('order-notes-too-long', { path: 'notes', limit })] : []),
    ...rules.map(({ code, field, minimum }) => error(code, { path: PATHS[field], minimum })),
  ]
}
