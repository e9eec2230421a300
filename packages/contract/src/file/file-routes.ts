import { route } from '../route.ts'

/** 000 §7. */
export const fileRoutes = { getFileUrl: route('GET', '/api/diner/file/{id}/url') } as const
