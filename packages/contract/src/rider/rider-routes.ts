import { route } from '../route.ts'

/** 001 §7, decisions.md. */
export const riderRoutes = {
  getRiderByPhone: route('GET', '/api/rider/bc/phone'),
  createRider: route('POST', '/api/rider/createwithcode'),
  updateRider: route('PUT', '/api/rider/{id}/updatewithcode'),
  sendRiderPosition: route('POST', '/api/rider/position'),
  whoAmI: route('GET', '/api/whoami'),
} as const
