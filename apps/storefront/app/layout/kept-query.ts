/** The query parameters that a link into the shop may carry to the order. Source: 000 §2, Query parameters read and kept. */
export const KEPT_PARAMETERS = [
  'campaignId',
  'abandoned',
  'phone',
  'name',
  'menu',
  'source',
  'tableNumber',
  'invalidCustomRedirect',
] as const

/** One parameter that is kept. */
export type KeptParameter = (typeof KEPT_PARAMETERS)[number]

/**
 * What of a query goes along to the next page: the kept parameters in their order, repeated ones (`menu`)
 * with all their values, nothing else. Answers "" or a text that starts with "?".
 */
export function keptQuery(search: string): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of KEPT_PARAMETERS) for (const value of given.getAll(name)) kept.append(name, value)
  const text = kept.toString()
  return text && `?${text}`
}
