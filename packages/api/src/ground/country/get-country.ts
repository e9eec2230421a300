import { no, yes, type Handler } from '../http/handler.ts'
import { findCountry } from './country-store.ts'

/** Returns a country by code or name. Source: 000 §7. */
export const getCountry: Handler<'getCountry'> = async ({ database }, { params }) => {
  const row = await findCountry(database, params.country)
  if (!row) return no('country-not-found')
  return yes(
    {
      code: row.id,
      name: row.name,
      currency: { code: row.currency_code, symbol: row.currency_symbol },
      phonePrefix: row.phone_prefix,
      mantissa: row.mantissa,
    },
    [['cache-control', 'public, max-age=3600']],
  )
}
