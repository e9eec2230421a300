import { accountCopy } from '@mostrador/copy/account'
import type { PointsProtection } from '@mostrador/domain/loyalty/points-lock'
import { phoneDigits } from '@mostrador/domain/phone/whatsapp-link'
import { no, noWith, yes, type Handler, type Outcome } from '../../ground/http/handler.ts'
import { rememberBrowser, type RememberedBrowser } from './browser-cookie.ts'
import type { Api } from '../../ground/ports.ts'
import { askedDiner } from './asked-diner.ts'
import { findCustomer, ownRecord } from './customer-store.ts'
import { isVerified, startSession, type NewSession } from './diner-session.ts'
import { newCustomer, orderingCustomer, protectionOf } from './ordering-customer.ts'
import { checkSignInCode, makeSignInCode, type CodeOwner } from './sign-in-code.ts'

type Diner = Omit<NewSession, 'verified'> & {
  readonly branchName: string
  readonly protection: PointsProtection | null
  readonly browser: RememberedBrowser
}

/**
 * Begins the session and returns the customer. A typed phone signs in only where a record exists;
 * a verified one is its diner's before the first order.
 */
async function signIn(
  api: Api,
  session: Diner & Pick<NewSession, 'verified'>,
): Promise<Outcome<'startDinerSession'>> {
  const { browser } = session
  if (session.verified)
    await ownRecord(api.database, { ...session, browserId: browser.browserId, now: api.now() })
  const found = await orderingCustomer(api, { ...session, browserId: browser.browserId })
  if (!found && !session.verified) return no('customer-not-found')
  return yes(found ?? newCustomer(session.phone), [await startSession(api, session), ...browser.cookies])
}

/** Diner who asks for a code, and whether the customer's record belongs to this browser. */
type Asking = Diner & { readonly isOfOwner: boolean }

/**
 * Whether the phone may have one more code. The browser of the customer's record has a count of
 * its own, so that no stranger uses it up. All others share the phone's count, and past it are
 * slowed down, not locked out: each network has a few more. Source: docs/decisions/059.
 */
async function mayPhoneHaveCode(api: Api, diner: Asking, ip: string): Promise<boolean> {
  const { take } = api.rateLimiter
  const { branchId, phoneKey, browser } = diner
  if (diner.isOfOwner) return take('sign-in-code-own', `${branchId}:${browser.browserId}`)
  if (await take('sign-in-code-sent', phoneKey)) return true
  return (await take('sign-in-code-slow-network', ip)) && take('sign-in-code-slow-phone', phoneKey)
}

/** Whether one more code goes out: texts cost the shop money, and phones are easily made up. */
const mayHaveCode = async (api: Api, diner: Asking, ip: string): Promise<boolean> =>
  (await mayPhoneHaveCode(api, diner, ip)) &&
  (await api.rateLimiter.take('sign-in-code-network', ip)) &&
  (await api.rateLimiter.take('sign-in-code-brand', diner.branchId))

const ownerOf = ({ browser, ...diner }: Diner): CodeOwner => ({ ...diner, ...browser })

async function sendCode(api: Api, diner: Diner, ip: string): Promise<Outcome<'startDinerSession'>> {
  const key = { ...diner, browserId: diner.browser.browserId }
  const known = await findCustomer(api.database, key)
  const isOfOwner = known?.isOwnBrowser ?? false
  // A stranger's phone easily gets a record, and texts of a day are counted for all brands.
  const isSure = isOfOwner && known !== undefined && (known.wasVerified || known.hasPaidHere)
  if (!(await mayHaveCode(api, { ...diner, isOfOwner }, ip))) return no('too-many-requests')
  const code = await makeSignInCode(api, ownerOf(diner))
  const sent = await api.messages.send({
    branchId: diner.branchId,
    to: phoneDigits(diner.phone),
    text: accountCopy.signInCode(code, diner.branchName),
    kind: 'sign-in',
    isOfOwner: isSure,
    dedupeKey: `sign-in:${api.newId()}`,
  })
  if (!sent.ok) api.log.warn('sign-in-code-not-sent', { reason: sent.reason, detail: sent.detail })
  return sent.ok ? noWith('code-required', diner.browser.cookies) : no('message-failed')
}

/**
 * Signs a diner in at a branch. Where the branch contact verifies numbers, the first call sends
 * six digits and the second returns them; elsewhere the phone is enough, and shows little, unless
 * protected points ask for digits. Source: 000 §6; decisions.md, Enumerations.
 */
export const startDinerSession: Handler<'startDinerSession'> = async (api, input) => {
  const { body, call } = input
  const { branchId, branchContactId } = body
  const asked = await askedDiner(api, { branchId, branchContactId, phone: body.phone, ip: call.ip })
  if (!asked.ok) return no(asked.why === 'too-many-requests' ? asked.why : 'phone-invalid')
  const { branch, phone, phoneKey } = asked
  const protection = protectionOf(api, branch)
  const { companyId, name: branchName } = branch
  const browser = rememberBrowser(api, call.headers)
  const diner: Diner = { companyId, branchId, branchName, phone, phoneKey, protection, browser }
  const asksForCode = (body.verify ?? body.code !== undefined) && protection === 'ON_NEW_BROWSER'
  // A number verified at another branch contact of the brand stays verified.
  if (!branch.wantsCode && !asksForCode)
    return signIn(api, { ...diner, verified: await isVerified(api, call.headers, diner) })
  if (body.code === undefined) return sendCode(api, diner, call.ip)
  const isRight = await checkSignInCode(api, ownerOf(diner), body.code)
  return isRight ? signIn(api, { ...diner, verified: true }) : no('wrong-code')
}
