import { accountCopy } from '@mostrador/copy/account'
import { whatsAppDigits } from '@mostrador/domain/phone/whatsapp-link'
import { type Handler, type HandlerInput, no, type Outcome, yes } from '../http/handler.ts'
import { rememberBrowser } from '../order/browser-cookie.ts'
import type { Api } from '../ports.ts'
import { askedDiner } from './asked-diner.ts'
import { ownRecord } from './customer-store.ts'
import { isVerified, type NewSession, startSession } from './diner-session.ts'
import { newCustomer, orderingCustomer } from './ordering-customer.ts'
import { checkSignInCode, makeSignInCode } from './sign-in-code.ts'

type Diner = Omit<NewSession, 'verified'> & { readonly branchName: string }

/**
 * Begins the session, and answers with the customer. A phone that was only typed signs in once it has one, since there
 * is nobody to be otherwise; one that was verified is the diner's own before the first order.
 */
async function signIn(
  api: Api,
  { call }: HandlerInput<'startDinerSession'>,
  session: NewSession,
): Promise<Outcome<'startDinerSession'>> {
  const browser = rememberBrowser(api, call.headers)
  if (session.verified)
    await ownRecord(api.database, { ...session, browserId: browser.browserId, now: api.now() })
  const found = await orderingCustomer(api, { ...session, browserId: browser.browserId })
  if (!found && !session.verified) return no('customer-not-found')
  return yes(found ?? newCustomer(session.phone), [await startSession(api, session), ...browser.cookies])
}

/** Whether one more code goes out: every text costs the shop money, and phones are easily made up. */
const mayHaveCode = async ({ rateLimiter: { take } }: Api, diner: Diner, ip: string): Promise<boolean> =>
  (await take('sign-in-code-sent', diner.phoneKey)) &&
  (await take('sign-in-code-network', ip)) &&
  (await take('sign-in-code-brand', diner.branchId))

/** Sends six digits to the phone. */
async function sendCode(api: Api, diner: Diner, ip: string): Promise<Outcome<'startDinerSession'>> {
  if (!(await mayHaveCode(api, diner, ip))) return no('too-many-requests')
  const code = await makeSignInCode(api, diner)
  const sent = await api.messages.send({
    branchId: diner.branchId,
    to: whatsAppDigits(diner.phone),
    text: accountCopy.signInCode(code, diner.branchName),
    kind: 'sign-in',
    dedupeKey: `sign-in:${api.newId()}`,
  })
  if (!sent.ok) api.log.warn('sign-in-code-not-sent', { reason: sent.reason, detail: sent.detail })
  return sent.ok ? no('code-required') : no('message-failed')
}

/**
 * Signs a diner in at a branch. Where a local wants numbers verified, the first call sends six digits and the second
 * brings them back; elsewhere the phone alone is enough, and shows little. Source: 000 §6; decisions.md, Enumerations.
 */
export const startDinerSession: Handler<'startDinerSession'> = async (api, input) => {
  const { body, call } = input
  const { branchId, branchContactId } = body
  const asked = await askedDiner(api, { branchId, branchContactId, phone: body.phone, ip: call.ip })
  if (!asked.ok) return no(asked.why === 'too-many-requests' ? asked.why : 'phone-invalid')
  const { branch, phone, phoneKey } = asked
  const diner: Diner = { companyId: branch.companyId, branchId, branchName: branch.name, phone, phoneKey }
  // Who verified the number at another local of the branch stays who they are.
  if (!branch.wantsCode)
    return signIn(api, input, { ...diner, verified: await isVerified(api, call.headers, diner) })
  if (body.code === undefined) return sendCode(api, diner, call.ip)
  const isRight = await checkSignInCode(api, diner, body.code)
  return isRight ? signIn(api, input, { ...diner, verified: true }) : no('wrong-code')
}
