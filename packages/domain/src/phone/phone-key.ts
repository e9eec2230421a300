/**
 * What two ways of writing one person's number have in common: its digits, without the mobile 9 of
 * Argentina and the mobile 1 of Mexico. Customers, points and coupons are kept under it, never under
 * the number as it was typed. Source: the numbering plans of both countries.
 */
export const phoneKey = (e164: string): string =>
  e164
    .replace(/\D/g, '')
    .replace(/^549/, '54')
    .replace(/^521(?=\d{10}$)/, '52')
