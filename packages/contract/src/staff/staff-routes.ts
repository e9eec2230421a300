import { route } from '../route.ts'

/** Ours: the console's session. */
export const staffRoutes = {
  signIn: route('POST', '/api/staff/session'),
  getStaffSession: route('GET', '/api/staff/session'),
  signOut: route('DELETE', '/api/staff/session'),
} as const
