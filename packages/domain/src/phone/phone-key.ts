/**
 * What two ways of writing one person's number have in common: its digits, without the mobile 9 of
 * Argentina and the mobile 1 of Mexico. Customers, points and coupons are kept under it, never
 * under the number as it was typed. Source: the numbering plans of both countries.
 */
export const phoneKey = (e164: string): string =>
  e164
    .replace(/\D/g, '')
    .replace(/^549/, '54')
    .replace(/^521(?=\d{10}$)/, '52')

/**
 * The digits of every number of which this is the key: as it is, and with the mobile 9 or 1 that
 * the key goes without.
 */
export const phoneForms = (key: string): readonly string[] => [
  key,
  ...(key.startsWith('54') ? [`549${key.slice(2)}`] : []),
  ...(key.startsWith('52') ? [`521${key.slice(2)}`] : []),
]
