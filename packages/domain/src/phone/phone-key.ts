/** Mobile of Brazil without the 9 that all of them got until 2016. */
const SHORT_BRAZILIAN = /^55([1-9]\d)([6-8]\d{7})$/

/**
 * Returns the form that all ways of writing one person's number share: its digits, without the
 * mobile 9 of Argentina and the mobile 1 of Mexico, and with the mobile 9 of Brazil. Customers,
 * points and coupons are kept under it, never under the number as it was typed. Source: the
 * numbering plans of the three countries.
 */
export const phoneKey = (e164: string): string =>
  e164
    .replace(/\D/g, '')
    .replace(/^549/, '54')
    .replace(/^521(?=\d{10}$)/, '52')
    .replace(SHORT_BRAZILIAN, '55$19$2')

/**
 * Returns the digits of every number with this key: as it is, with the mobile 9 or 1 that the key
 * lacks, and without the mobile 9 that Brazil added later.
 */
export const phoneForms = (key: string): readonly string[] => [
  key,
  ...(key.startsWith('54') ? [`549${key.slice(2)}`] : []),
  ...(key.startsWith('52') ? [`521${key.slice(2)}`] : []),
  ...(/^55[1-9]\d9[6-8]\d{7}$/.test(key) ? [`${key.slice(0, 4)}${key.slice(5)}`] : []),
]
