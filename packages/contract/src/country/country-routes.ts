import { route } from '../route.ts'

/** 000 §7. */
export const countryRoutes = { getCountry: route('GET', '/api/country/{country}') } as const
