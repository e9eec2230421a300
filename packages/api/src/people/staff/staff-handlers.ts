import { getStaffSession } from './get-staff-session.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { addPasskey } from './add-passkey.ts'
import { beginPasskeySignIn } from './begin-passkey-sign-in.ts'
import { beginPasskey } from './begin-passkey.ts'
import { listCompanyStaff } from './list-company-staff.ts'
import { lookAtPasswordLink } from './look-at-password-link.ts'
import { mailPasswordLink } from './mail-password-link.ts'
import { makePasswordLink } from './make-password-link.ts'
import { removePasskey } from './remove-passkey.ts'
import { setPasswordByLink } from './set-password-by-link.ts'
import { signInByPasskey } from './sign-in-by-passkey.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
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

/**
 * Handlers of staff’s own things: session, account and sign-in, and how a company of theirs begins
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
