import { passwordFault } from '@mostrador/domain/staff/password-rule'
import { MOST_PASSKEYS } from '@mostrador/domain/staff/passkey'
import { signInByPasskey } from './sign-in-by-passkey.ts'
import { changePassword } from './change-password.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { endStaffSession } from './end-staff-session.ts'
import { endStaffSessions } from './end-staff-sessions.ts'
import { getStaffAccount } from './get-staff-account.ts'
import { lookAtInvitation } from './look-at-invitation.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { getStaffPolicy, setStaffPolicy } from './staff-policy.ts'
import { remindOfFactor } from './factor-reminder.ts'
import { showSecondFactor } from './show-second-factor.ts'
import { signInByPin } from '../shared-device/sign-in-by-pin.ts'
import { setStaffPin } from '../shared-device/set-staff-pin.ts'
import { shareDevice } from '../shared-device/share-device.ts'
import { listSharedDevices } from '../shared-device/list-shared-devices.ts'
import { endSharedDevice } from '../shared-device/end-shared-device.ts'
import { signIn } from './sign-in.ts'
import { touchStaffSession } from '../shared-device/touch-staff-session.ts'
import { signOut } from './sign-out.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { isCopied } from '../shared-device/device-key.ts'
import { sessionInfo } from './session-info.ts'
import { findInvitation, spendInvitation } from './invitation-store.ts'
import { staffPasswords } from './staff-passwords.ts'
import { listPasskeys, notePasskeyMade, deletePasskey } from './passkey-store.ts'
import { endSessions, findAccount } from './session-store.ts'
import { asHeaders } from './complete-sign-in.ts'
import { listPeople } from './company-people.ts'
import {
  findPasswordLink,
  openPasswordLink,
  passwordLinkUrl,
  spendPasswordLink,
} from './password-link-store.ts'
import { leavePasswordMail } from './password-mail-store.ts'
import { secretToken } from '../../ground/http/secret-token.ts'
import { isAskedForFactor } from './policy-store.ts'

/**
 * Returns the signed-in member of staff, and where they work. On a shared device it is the first
 * call of the page, with the cookie that the PIN brought.
 */
const getStaffSession: Handler<'getStaffSession'> = async (api, { staff, call }) => {
  if (staff.sharedDevice && (await isCopied(api, call.headers))) return no('not-signed-in')
  return yes(await sessionInfo(api.database, staff))
}

/**
 * Confirms the membership of a link. The mailbox proves the person; a password does so only if
 * chosen by a link, and is chosen here otherwise (docs/decisions/052).
 */
const acceptInvitation: Handler<'acceptInvitation'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('staff-link-address', call.ip))) return no('too-many-requests')
  const { token, password, name } = body
  const found = await findInvitation(api.database, { token, now: api.now() })
  if (!found) return no('invitation-ended')
  if (found.isNew && !name) return no('name-missing')
  if (!found.proven && password === undefined) return no('password-missing')
  const chosen = found.proven ? undefined : password
  const fault = chosen === undefined ? undefined : passwordFault(chosen, found.email)
  if (fault) return no(fault)
  const passwordHash = chosen === undefined ? undefined : await staffPasswords.hash(chosen)
  const became = await spendInvitation(api.database, {
    token,
    companyKey: found.companyKey,
    passwordHash,
    name: found.isNew ? name : undefined,
    accountId: api.newId(),
    now: api.now(),
  })
  if (became !== 'done') return no(became)
  api.tellSecurity('membership-confirmed')
  return yes(null)
}

/**
 * Keeps a passkey made for a challenge of `beginPasskey`, which asked for the password. It counts
 * as shown, so that this session goes on; all others end.
 */
const addPasskey: Handler<'addPasskey'> = async (api, { body, staff, call }) => {
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  if ((await listPasskeys(api.database, staff.id)).length >= MOST_PASSKEYS) return no('too-many-passkeys')
  const { name, response } = body
  const passkeyId = await api.staffAuth.addPasskey({ name, response, headers: call.headers })
  if (passkeyId === undefined) {
    api.tellSecurity('passkey-refused')
    return no('passkey-refused')
  }
  const { sessionId } = staff
  await notePasskeyMade(api.database, { sessionId, passkeyId, now: api.now() })
  await endSessions(api.database, { id: staff.id, butId: sessionId })
  api.tellSecurity('passkey-added')
  return yes(null)
}

/** Returns the challenge of a passkey, for this browser alone, without an e-mail. */
const beginPasskeySignIn: Handler<'beginPasskeySignIn'> = async (api, { call }) => {
  if (!(await api.rateLimiter.take('passkey-address', call.ip))) return no('too-many-requests')
  const asked = { purpose: 'SIGN_IN', headers: call.headers } as const
  const { options, setCookies } = await api.staffAuth.passkeyOptions(asked)
  return yes({ options: { ...options } }, asHeaders(setCookies))
}

/**
 * Returns the options with which the browser makes a passkey. The caller shows the password; the
 * challenge records that.
 */
const beginPasskey: Handler<'beginPasskey'> = async (api, { body, staff, call }) => {
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  if ((await listPasskeys(api.database, staff.id)).length >= MOST_PASSKEYS) return no('too-many-passkeys')
  const { headers } = call
  if (!(await api.staffAuth.isPassword({ password: body.password, headers }))) return no('wrong-password')
  const { options, setCookies } = await api.staffAuth.passkeyOptions({ purpose: 'REGISTER', headers })
  return yes({ options: { ...options } }, asHeaders(setCookies))
}

/** Lists the people who work for a company, for its owners; 404 for others. Two queries. */
const listCompanyStaff: Handler<'listCompanyStaff'> = async ({ database }, { params, staff }) => {
  return yes(await listPeople(database, { companyId: params.id, selfId: staff.id }))
}

/**
 * Returns the e-mail whose password a link sets, so that the browser keeps the new one under the
 * right name. One query.
 */
const lookAtPasswordLink: Handler<'lookAtPasswordLink'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('staff-link-address', call.ip))) return no('too-many-requests')
  const found = await findPasswordLink(api.database, { token: body.token, now: api.now() })
  return found ? yes({ email: found.email }) : no('password-link-ended')
}

/**
 * Leaves a mail with the link for a new password, to an e-mail of staff. The answer does not tell
 * whether there is such a person: limits are counted before, and the work is the same.
 */
const mailPasswordLink: Handler<'mailPasswordLink'> = async (api, { body, call }) => {
  const { database, rateLimiter } = api
  const email = body.email.trim().toLowerCase()
  if (!(await rateLimiter.take('password-mail-address', call.ip))) return no('too-many-requests')
  if (!(await rateLimiter.take('password-mail-email', email))) return no('too-many-requests')
  await leavePasswordMail(database, { email, id: api.newId(), now: api.now() })
  return yes(null)
}

/**
 * Makes the link by which a colleague sets a new password. It asks for the owner's own password,
 * since a stranger at an open screen could sign in by the link. An account that also works for
 * another company is the operator's to open (docs/decisions/066).
 */
const makePasswordLink: Handler<'makePasswordLink'> = async (api, { params, body, staff, call }) => {
  const { database, rateLimiter, staffAuth, hosts } = api
  if (!(await rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  const { id: companyId, personId } = params
  const people = await listPeople(database, { companyId, selfId: staff.id })
  const person = people.find(({ id }) => id === personId)
  if (!person) return no('person-not-found')
  if (person.isSelf) return no('own-account')
  if (person.isElsewhereToo) return no('employed-elsewhere')
  if (!(await staffAuth.isPassword({ password: body.password, headers: call.headers })))
    return no('wrong-password')
  const token = secretToken(api.randomBytes)
  const link = { staffUserId: personId, by: { companyId, ownerId: staff.id }, token, now: api.now() }
  const expiresAt = await openPasswordLink(database, link)
  api.tellSecurity('password-link-made')
  return yes({ url: passwordLinkUrl(hosts.consoleOrigin, token), expiresAt: expiresAt.toISOString() })
}

/** Deletes an own passkey, unless it is the only second factor and a company asks for one. */
const removePasskey: Handler<'removePasskey'> = async (api, { params, body, staff, call }) => {
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  const { password } = body
  if (!(await api.staffAuth.isPassword({ password, headers: call.headers }))) return no('wrong-password')
  const { hasSecondFactor } = await findAccount(api.database, staff.id)
  const isLastKept = !hasSecondFactor && (await isAskedForFactor(api.database, staff.id))
  const removed = await deletePasskey(api.database, { id: params.id, staffUserId: staff.id, isLastKept })
  if (removed === 'missing') return no('passkey-not-found')
  if (removed === 'last') return no('second-factor-asked-for')
  await endSessions(api.database, { id: staff.id, butId: staff.sessionId })
  api.tellSecurity('passkey-removed')
  return yes(null)
}

/** Sets a password by a link; its person then signs in, with any second factor. */
const setPasswordByLink: Handler<'setPasswordByLink'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('staff-link-address', call.ip))) return no('too-many-requests')
  const asked = { token: body.token, now: api.now() }
  const found = await findPasswordLink(api.database, asked)
  if (!found) return no('password-link-ended')
  const fault = passwordFault(body.password, found.email)
  if (fault) return no(fault)
  const passwordHash = await staffPasswords.hash(body.password)
  const spent = { ...asked, passwordHash, accountId: api.newId() }
  if (!(await spendPasswordLink(api.database, spent))) return no('password-link-ended')
  api.tellSecurity('password-set-by-link')
  return yes(null)
}

/** Returns an app's secret with recovery codes, shown this once. */
const beginSecondFactor: Handler<'beginSecondFactor'> = async (api, { body, staff, call }) => {
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  const { hasSecondFactor } = await findAccount(api.database, staff.id)
  if (hasSecondFactor) return no('second-factor-present')
  const begun = await api.staffAuth.beginSecondFactor({ password: body.password, headers: call.headers })
  if (!begun) return no('wrong-password')
  const secret = new URL(begun.uri).searchParams.get('secret') ?? ''
  return yes({ uri: begun.uri, secret, recoveryCodes: [...begun.recoveryCodes] })
}

/**
 * Handlers of staff's own things: session, account and sign-in, and how a company of theirs begins
 * and opens.
 */
export const staffHandlers = {
  getStaffSession,
  acceptInvitation,
  addPasskey,
  beginPasskeySignIn,
  beginPasskey,
  listCompanyStaff,
  lookAtPasswordLink,
  mailPasswordLink,
  makePasswordLink,
  removePasskey,
  setPasswordByLink,
  signInByPasskey,
  signInByPin,
  setStaffPin,
  shareDevice,
  listSharedDevices,
  endSharedDevice,
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endStaffSession,
  endStaffSessions,
  getStaffAccount,
  lookAtInvitation,
  removeSecondFactor,
  getStaffPolicy,
  setStaffPolicy,
  remindOfFactor,
  showSecondFactor,
  touchStaffSession,
  signIn,
  signOut,
}
