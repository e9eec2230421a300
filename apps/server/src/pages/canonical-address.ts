/** Pages of the catalogue, which are cached: their paths are case-insensitive. */
const CATALOGUE = /^\/(menu|guia)(?=\/|$)/i

/** Segment before the code of an order. */
const BEFORE_CODE = 'order'

/** Whether a path is of the catalogue, the same for every caller: no order's and no rider's. */
export const isOfCatalogue = (pathname: string): boolean =>
  pathname === '/' || (CATALOGUE.test(pathname) && !pathname.includes(`/${BEFORE_CODE}/`))

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** Returns a segment in lower case and one encoding; a malformed one stays as it is. */
const plain = (segment: string, before: string | undefined): string => {
  const text = decoded(segment)
  if (text === undefined || before === BEFORE_CODE) return segment
  return encodeURIComponent(text.toLowerCase())
}

/**
 * Returns the canonical path of a page of the catalogue: in lower case, without a final slash, in
 * one encoding. `/menu/OMBU`, `/Menu/ombu/` and `/menu/%6fmbu` are one page. Every other path is
 * its own.
 */
export function canonicalPath(pathname: string): string {
  if (!CATALOGUE.test(pathname)) return pathname
  const segments = pathname.replace(/\/+$/, '').split('/')
  const [, area = '', ...rest] = segments
  const names = rest.map((segment, at) => plain(segment, rest[at - 1]?.toLowerCase()))
  return ['', area.toLowerCase(), ...names].join('/')
}

/**
 * Returns the canonical address of a request for a page: its path in one spelling, and the
 * parameters that pages read, in the order of `parameters`. Parameters of advertisers or strangers
 * make no other page.
 */
export function canonicalAddress(address: string, parameters: readonly string[]): URL {
  const url = new URL(address)
  const known = new URLSearchParams()
  for (const name of parameters) for (const value of url.searchParams.getAll(name)) known.append(name, value)
  url.pathname = canonicalPath(url.pathname)
  url.search = known.toString()
  return url
}
