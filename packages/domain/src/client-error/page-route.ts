/**
 * The storefront's addresses as its table of routes has them; the first that fits names the page.
 */
const PAGES = [
  // Stryker disable next-line StringLiteral: an empty address has no parts either.
  '/',
  '/menu',
  '/menu/{alias}',
  '/menu/{alias}/preview',
  '/menu/{alias}/checkout',
  '/menu/{alias}/order/{orderCode}',
  '/menu/{alias}/soporte',
  '/menu/{alias}/{mode}',
  '/menu/{alias}/{mode}/{category}',
  '/menu/{alias}/{mode}/{category}/{plate}',
  '/guia',
  '/encuesta/{alias}/{orderCode}',
  '/logistics/tracking/order/{alias}/{orderCode}',
  '/logistics/{alias}/shipments',
  '/logistics/{alias}/shipments/{shipmentId}',
  '/logistics/{alias}/shipments/{shipmentType}/{shipmentId}',
  '/logistics/{alias}/rider/{riderId}/shipments',
  '/logistics/{alias}/rider/{registerPageVariant}',
  '/404',
].map((page) => page.split('/').filter(Boolean))

const isParam = (part: string): boolean => part.startsWith('{')

const partsOf = (url: string): string[] =>
  url
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*/s, '')
    .split('/')
    .filter(Boolean)

const pageOf = (parts: readonly string[]): readonly string[] | undefined =>
  PAGES.find(
    (one) => one.length === parts.length && one.every((part, at) => isParam(part) || part === parts[at]),
  )

/** Returns the alias in an address; null for none. */
export function aliasOfPage(url: string | null | undefined): string | null {
  if (!url) return null
  const parts = partsOf(url)
  const at = pageOf(parts)?.indexOf('{alias}') ?? -1
  return parts[at] ?? null
}

/**
 * Returns the page of an address, without anything of one diner:
 * `/menu/{alias}/order/{orderCode}`. '' for no address, `/{other}` for an unknown page.
 */
export function pageRoute(url: string | null | undefined): string {
  if (!url) return ''
  const parts = partsOf(url)
  const page = pageOf(parts)
  return page ? `/${page.join('/')}` : '/{other}'
}
