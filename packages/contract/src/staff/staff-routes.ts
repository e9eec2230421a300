import { route } from '../route.ts'

/** Ours: the console's session, and the account of whoever is signed in. */
export const staffRoutes = {
  signIn: route('POST', '/api/staff/session'),
  getStaffSession: route('GET', '/api/staff/session'),
  signOut: route('DELETE', '/api/staff/session'),
  showSecondFactor: route('POST', '/api/staff/session/secondfactor'),
  getStaffAccount: route('GET', '/api/staff/account'),
  changePassword: route('PUT', '/api/staff/password'),
  endStaffSession: route('DELETE', '/api/staff/sessions/{id}'),
  endStaffSessions: route('DELETE', '/api/staff/sessions'),
  beginSecondFactor: route('POST', '/api/staff/secondfactor'),
  confirmSecondFactor: route('POST', '/api/staff/secondfactor/confirm'),
  removeSecondFactor: route('POST', '/api/staff/secondfactor/remove'),
  setStaffPolicy: route('PUT', '/api/staff/companies/{id}/policy'),
  lookAtInvitation: route('POST', '/api/staff/invitation'),
  acceptInvitation: route('POST', '/api/staff/invitation/accept'),
} as const
