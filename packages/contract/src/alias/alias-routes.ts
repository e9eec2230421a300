import { route } from '../route.ts'

/** 000 §7. */
export const aliasRoutes = { getAlias: route('GET', '/api/diner/{alias}') } as const
