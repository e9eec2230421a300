/** Query parameters from a link to the order. Source: 000 §2, Query parameters read and kept. */
export const KEPT_PARAMETERS = [
  'campaignId',
  'abandoned',
  // Ours: the token of a reminder's link restores its cart.
  'cartToken',
  'phone',
  'name',
  'menu',
  'source',
  'acquisitionChannel',
  'tableNumber',
  'invalidCustomRedirect',
  // Ours: pages of a draft link to pages of the same draft.
  'preview',
] as const

/**
 * Returns the part of a query that the next page keeps: the kept parameters in their order,
 * repeated ones (`menu`) with all values. "" or a text that starts with "?".
 */
export function keptQuery(search: string): string {
  return textOf(keptParameters(search))
}

/**
 * Returns the query of a fresh order's page: the kept parameters, and a flag where the branch has
 * an address for codes that do not exist. With it the page stays on this site. Source: 000 §2
 * Checkout, §8.
 */
export function followUpQuery(search: string, hasInvalidCodeUrl: boolean): string {
  const kept = keptParameters(search)
  if (hasInvalidCodeUrl) kept.set('invalidCustomRedirect', 'true')
  return textOf(kept)
}

function keptParameters(search: string): URLSearchParams {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of KEPT_PARAMETERS) for (const value of given.getAll(name)) kept.append(name, value)
  return kept
}

const textOf = (query: URLSearchParams): string => {
  const text = query.toString()
  return text && `?${text}`
}
