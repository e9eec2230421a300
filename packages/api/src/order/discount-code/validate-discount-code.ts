import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import { majorOf } from '@mostrador/contract/money/minor-of'
import type { DiscountCode } from '@mostrador/domain/discount-code/discount-code'
import type { Minor } from '@mostrador/domain/money/minor'
import { askedDiner } from '../../people/customer/asked-diner.ts'
import { offeredSlot } from '../../shop/catalog/opening.ts'
import { no, yes, type Handler, type HandlerInput } from '../../ground/http/handler.ts'
import { rememberBrowser } from '../../people/customer/browser-cookie.ts'
import { findMode } from '../../shop/order-mode/find-mode.ts'
import type { Api } from '../../ground/ports.ts'
import { findCode } from './code-store.ts'
import { holdCode } from './hold-code.ts'
import { refuseCode } from './refuse-code.ts'

type CodeInfo = Answer<Endpoints['validateDiscountCode']>

function toWire(code: DiscountCode, mantissa: number, heldUntil: Date | null): CodeInfo {
  const major = (minor: Minor | null) => (minor === null ? null : majorOf(minor, mantissa))
  const isFixed = code.type === 'FIXED' && !code.deliveryFee
  return {
    ...code,
    type: code.deliveryFee ? 'DELIVERY_FEE' : code.type,
    value: isFixed ? majorOf(code.value, mantissa) : code.value,
    minimumOrderAmount: major(code.minimumOrderAmount),
    maximumDiscountAmount: major(code.maximumDiscountAmount),
    paymentTypeIds: [...code.paymentTypeIds],
    active: true,
    heldUntil: heldUntil?.toISOString() ?? null,
  }
}

const LIMITS = { address: 'discount-code-address', phone: 'discount-code-phone' } as const

const REFUSALS = {
  'too-many-requests': 'too-many-requests',
  'no-branch': 'discount-code-not-found',
  'no-phone': 'phone-invalid',
} as const

/**
 * Returns the moments at which a code has to be in force: its slot's and, without such a slot, now
 * as well. A date alone opens no future code.
 */
async function momentsOf(
  api: Api,
  { orderDate, orderModeId, branchId }: HandlerInput<'validateDiscountCode'>['body'],
  now: Date,
): Promise<readonly Date[]> {
  const at = new Date(orderDate)
  // Stryker disable next-line EqualityOperator: now twice is now
  if (at <= now) return [now]
  // Stryker disable next-line ConditionalExpression: no mode is found by no id
  const found = orderModeId === undefined ? undefined : await findMode(api, orderModeId)
  const isOurs = found?.catalog.contact.branch.id === branchId
  const slot = isOurs && offeredSlot(found.catalog.contact, found.mode, { at, now })
  return slot ? [at] : [now, at]
}

/**
 * Whether one more use may be held. Without a hold a code is good all the same, and its order
 * finds whether one is left.
 */
const mayHold = async ({ rateLimiter: { take } }: Api, branchId: string, ip: string): Promise<boolean> =>
  (await take('code-hold-network', ip)) && (await take('code-hold-brand', branchId))

/**
 * Judges a code for a phone and a payment type, and holds a use of a limited one for this
 * browser's cart for three minutes. Conditions on the cart are in the answer for the page; the
 * order is judged again. Rate limits by address and phone slow guessing. At most four queries and
 * the hold's own. Source: 000 §4 and §5 Discount code, §7.
 */
export const validateDiscountCode: Handler<'validateDiscountCode'> = async (api, { body, call }) => {
  const { database } = api
  const { branchId } = body
  const asked = await askedDiner(api, { branchId, phone: body.phone, ip: call.ip, limits: LIMITS })
  if (!asked.ok) return no(REFUSALS[asked.why])
  const { branch, phoneKey } = asked

  const now = api.now()
  const { browserId, cookies } = rememberBrowser(api, call.headers)
  const moments = await momentsOf(api, body, now)
  const stored = await findCode(database, {
    branchId,
    code: body.code,
    phoneKey,
    browserId,
    now,
  })
  if (!stored) return no('discount-code-not-found')
  const refusal = refuseCode(stored, { moments, paymentTypeId: body.paymentId })
  if (refusal) return no(refusal)
  const good = (until: Date | null) => yes(toWire(stored.code, branch.mantissa, until), cookies)
  if (!stored.code.limitedUsage || !(await mayHold(api, branchId, call.ip))) return good(null)
  const hold = await holdCode(api, { stored, phoneKey, browserId, ip: call.ip, now })
  return hold.isLeft ? good(hold.until) : no('discount-code-used-up')
}
