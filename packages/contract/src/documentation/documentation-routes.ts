import { route } from '../route.ts'

/** Ours. */
export const documentationRoutes = {
  getOpenApi: route('GET', '/api/openapi.json'),
} as const
