import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import * as routes from '../routes.ts'

/**
 * 000 §3 Country. `code` is the ISO 3166 code in lower case, `mantissa` the decimals of the
 * currency.
 */
export const countrySchema = z.object({
  code: z.string(),
  name: z.string(),
  currency: z.object({ code: z.string(), symbol: z.string() }),
  phonePrefix: z.string(),
  mantissa: z.int().min(0).max(3),
})

export const countryEndpoints = {
  getCountry: endpoint({
    route: routes.getCountry,
    summary: 'Currency, decimals and phone prefix of a country, by code or name',
    access: 'public',
    params: z.object({ country: z.string().min(1).max(60) }),
    answer: countrySchema,
    refusals: [{ status: 404, code: 'country-not-found' }],
  }),
}
