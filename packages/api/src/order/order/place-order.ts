import { loadCodeOf } from '../discount-code/code-of-order.ts'
import type { ProblemError } from '@mostrador/contract/problem'
import { problemDetail } from '@mostrador/copy/problem'
import { readDinerPhone } from '@mostrador/domain/phone/diner-phone'
import { verifiedPhoneOf } from '../../people/customer/diner-session.ts'
import { areRidersBusy } from '../../shop/delivery/rider-capacity.ts'
import type { Catalog } from '../../ground/catalog.ts'
import { no, yes, type Handler, type HandlerInput } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { announceToBoard } from '../../ground/realtime/announce.ts'
import { loadUserOf } from '../loyalty/benefit-of-order.ts'
import { loadPointsOf } from '../loyalty/points-of-order.ts'
import { browserOf } from '../../people/customer/browser-cookie.ts'
import { withFirstSlot, type RefusedOrder } from './first-slot.ts'
import { judgeOrder } from './judge-order.ts'
import { nameOrder } from './name-order.ts'
import { newOrder, type NewOrder } from './new-order.ts'
import { menuChanged } from './order-error.ts'
import type { OrderScene, OrderToJudge, UserOfOrder } from './order-scene.ts'
import { earlierAnswer, readSender } from './order-sender.ts'
import { floodOf, limitsOfOrder } from './order-limits.ts'
import type { SavedOrder } from './order-store.ts'
import { outOfStockErrors } from './out-of-stock.ts'
import { renewCatalog } from '../../shop/catalog/renew-catalog.ts'
import { asRehearsed } from '../rehearsal/as-rehearsed.ts'
import type { OpenRehearsal } from '../../ground/preview.ts'
import { saveInPlace } from './save-in-place.ts'

/** Tries, after which a shop that keeps changing cannot be ordered from. */
const MOST_TRIES = 3

const DESTINATION = { path: 'destination' }

/** Problem codes for a shop that takes no more orders for now. */
const FLOODS = new Map<
  SavedOrder['outcome'],
  'too-many-orders' | 'unpaid-orders-open' | 'unpaid-orders-crowd'
>([
  ['local-busy', 'too-many-orders'],
  ['phone-owes', 'unpaid-orders-open'],
  ['local-waits', 'unpaid-orders-crowd'],
])

/**
 * Places an order: loads the shop, judges, saves whole, answers. Judges anew when the shop
 * changed; the same key and body return the same order. Source: 000 §4, Checkout flow;
 * decisions.md, The server is the authority.
 */
export const placeOrder: Handler<'placeOrder'> = async (api, input) => {
  const { body, call, headers } = input
  if (!(await api.rateLimiter.take('place-order', call.ip))) return no('too-many-requests')
  const rehearsal = rehearsalOf(api, body.branchContact)
  if (rehearsal === 'over') return no('rehearsal-over')
  const sender = readSender(api, input)
  const earlier = () => earlierAnswer(api, body.branchContact, sender)
  let externalUser: UserOfOrder | undefined

  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const catalog = await api.catalogs.get(body.branchContact)
    if (!catalog) return no('branch-contact-not-found')
    const order = { request: body, catalog, browserId: browserOf(api, call.headers) }

    externalUser ??= rehearsal
      ? { status: 'nobody' }
      : await loadUserOf(api, body, { ...catalog, authorization: headers.authorization })
    const verdict = judgeOrder({ ...(await toJudge(api, input, catalog)), externalUser }, api.newId)
    // An order placed once stays placed, although the shop would refuse it now.
    if (!verdict.ok) return (await earlier()) ?? refuse(api, order, verdict.errors)

    const { scene } = verdict.order
    if (!rehearsal && (await lacksRiders(api, scene)))
      return (await earlier()) ?? no('order-refused', [scene.error('riders-unavailable', DESTINATION)])

    const whole = newOrder(verdict.order, nameOrder(api, verdict.order, sender), limitsOfOrder(api.limits))
    const rows = rehearsal ? asRehearsed(whole, rehearsal.id) : whole
    // Stryker disable next-line ConditionalExpression: one more try counts once more at most
    const flood = tries === 0 && !rehearsal ? await floodOf(api, rows, call.ip) : undefined
    if (flood) return (await earlier()) ?? no(flood)
    const saved = await saveInPlace(api, rows, catalog.version)

    if (saved.outcome === 'saved') {
      await tell(api, rows.order, saved.soldOut)
      return yes({ id: rows.order.id, code: rows.order.code, number: saved.number }, sender.cookies)
    }
    // The first of two tries of one order may have taken the last unit: the second is answered
    // alike.
    const answered = await earlier()
    if (answered) return answered
    if (saved.outcome === 'rehearsal-over') return no('rehearsal-over')
    if (saved.outcome === 'out-of-stock')
      return no('order-refused', await outOfStockErrors(api, verdict.order, rows.day))
    const isFull = FLOODS.get(saved.outcome)
    if (isFull) return no(isFull)
    const refused = refusalOf(saved.outcome, scene)
    if (refused) return refuse(api, order, [refused])
    // Stryker disable next-line ConditionalExpression: a catalogue read once more is the same
    if (saved.outcome === 'stale') api.catalogs.forget(body.branchContact)
  }
  return (await earlier()) ?? no('order-refused', [menuChanged])
}

const NO_POINTS = { balance: 0, isVerified: false, lock: null }

/** Returns the rehearsal of an order; `over` where its link opens none at this branch contact. */
function rehearsalOf({ rehearsal }: Api, contactId: string): OpenRehearsal | 'over' | undefined {
  if (rehearsal === undefined || rehearsal === 'over') return rehearsal
  return rehearsal.contactId === contactId ? rehearsal : 'over'
}

/** Refuses an order, with the first free slot where its slot is refused. */
const refuse = async (api: Api, order: RefusedOrder, errors: readonly ProblemError[]) =>
  no('order-refused', await withFirstSlot(api, order, errors))

/**
 * Whether all riders of the order's zone are on their way. A soft limit: a few orders at once may
 * pass, rather than each wait for the one before. Scheduled orders are not limited.
 */
const lacksRiders = async ({ database }: Api, { delivery, request, now }: OrderScene): Promise<boolean> =>
  !request.scheduled && areRidersBusy(database, delivery?.inArea ? delivery.zone : null, now)

/** Returns an order with the data that judge it; mostly the catalog alone, without a query. */
async function toJudge(
  api: Api,
  input: HandlerInput<'placeOrder'>,
  catalog: Catalog,
): Promise<Omit<OrderToJudge, 'externalUser'>> {
  const request = input.body
  const { headers } = input.call
  if (api.rehearsal) return { request, catalog, points: NO_POINTS, isVerified: false, now: api.now() }
  const browserId = browserOf(api, headers)
  const isVerifiedNow = await isVerifiedSender(api, request, { ...catalog, headers })
  return {
    request,
    catalog,
    discountCode: await loadCodeOf(api, request, { ...catalog, browserId }),
    points: await loadPointsOf(api, request, { ...catalog, browserId, isVerified: isVerifiedNow }),
    isVerified: isVerifiedNow,
    now: api.now(),
  }
}

/** Whether the sender of an order has verified its phone. One query; none without a session. */
async function isVerifiedSender(
  api: Api,
  { phone }: HandlerInput<'placeOrder'>['body'],
  { contact, headers }: Pick<Catalog, 'contact'> & { readonly headers: Headers },
): Promise<boolean> {
  const { id: branchId, country } = contact.branch
  const verified = await verifiedPhoneOf(api, headers, branchId)
  return verified !== undefined && readDinerPhone(phone, country)?.key === verified
}

/** Returns a refusal of the statement as a list entry; undefined where it is none. */
function refusalOf(outcome: SavedOrder['outcome'], { error }: OrderScene): ProblemError | undefined {
  if (outcome === 'slot-full') return error('slot-full', { path: 'scheduledAt' })
  if (outcome === 'points-short') return error('points-refused', { path: 'loyaltyInfo.redeemedPoints' })
  if (outcome !== 'discount-code-used-up' && outcome !== 'discount-code-not-first') return undefined
  return { ...error('discount-code-gone', { path: 'discounts' }), message: problemDetail(outcome) }
}

type PlacedRow = Pick<NewOrder['order'], 'id' | 'branch_contact_id' | 'payment_status'>

/**
 * Announces, after the commit, a plate that sold out, and the order to the board unless it waits
 * for its payment. Source: decisions.md, The server is the authority.
 */
async function tell(api: Api, order: PlacedRow, soldOut: boolean) {
  const isForTheKitchen = order.payment_status === null
  if (isForTheKitchen) announceToBoard(api, order.branch_contact_id, { id: order.id, status: 'GENERATED' })
  if (soldOut) await renewCatalog(api, order.branch_contact_id)
}
