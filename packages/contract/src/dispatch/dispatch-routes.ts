import { route } from '../route.ts'

/** Ours: what the shop sends its riders out with. */
export const dispatchRoutes = {
  getDispatch: route('GET', '/api/console/branchcontacts/{id}/dispatch'),
  createStack: route('POST', '/api/console/branchcontacts/{id}/stacks'),
  orderStack: route('PUT', '/api/console/stacks/{id}'),
  offerStack: route('POST', '/api/console/stacks/{id}/offer'),
  dissolveStack: route('DELETE', '/api/console/stacks/{id}'),
  changeShipment: route('POST', '/api/console/shipments/{id}/change'),
  endRiderShift: route('POST', '/api/console/riders/{id}/endshift'),
  releaseRiderDevice: route('POST', '/api/console/riders/{id}/releasedevice'),
} as const
