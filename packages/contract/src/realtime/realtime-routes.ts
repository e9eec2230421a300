import { route } from '../route.ts'

/** Ours: what pusher-js asks. */
export const realtimeRoutes = {
  getRealtime: route('GET', '/api/rt'),
  authorizeChannel: route('POST', '/api/rt/auth'),
  authorizeRiderChannel: route('POST', '/api/rt/rider-auth'),
} as const
