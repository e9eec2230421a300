import { route } from '../route.ts'

/** Ours: the console's session, and the account of whoever is signed in. */
export const staffRoutes = {
  signIn: route('POST', '/api/staff/session'),
  getStaffSession: route('GET', '/api/staff/session'),
  signOut: route('DELETE', '/api/staff/session'),
  showSecondFactor: route('POST', '/api/staff/session/secondfactor'),
  beginPasskeySignIn: route('POST', '/api/staff/session/passkey/begin'),
  signInByPasskey: route('POST', '/api/staff/session/passkey'),
  getStaffAccount: route('GET', '/api/staff/account'),
  changePassword: route('PUT', '/api/staff/password'),
  endStaffSession: route('DELETE', '/api/staff/sessions/{id}'),
  endStaffSessions: route('DELETE', '/api/staff/sessions'),
  beginSecondFactor: route('POST', '/api/staff/secondfactor'),
  confirmSecondFactor: route('POST', '/api/staff/secondfactor/confirm'),
  removeSecondFactor: route('POST', '/api/staff/secondfactor/remove'),
  beginPasskey: route('POST', '/api/staff/passkeys/begin'),
  addPasskey: route('POST', '/api/staff/passkeys'),
  removePasskey: route('POST', '/api/staff/passkeys/{id}/remove'),
  setStaffPolicy: route('PUT', '/api/staff/companies/{id}/policy'),
  listCompanyStaff: route('GET', '/api/staff/companies/{id}/people'),
  makePasswordLink: route('POST', '/api/staff/companies/{id}/people/{personId}/passwordlink'),
  lookAtPasswordLink: route('POST', '/api/staff/passwordlink'),
  setPasswordByLink: route('POST', '/api/staff/passwordlink/accept'),
  lookAtInvitation: route('POST', '/api/staff/invitation'),
  acceptInvitation: route('POST', '/api/staff/invitation/accept'),
} as const
