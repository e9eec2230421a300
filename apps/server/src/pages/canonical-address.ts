/** The pages of the catalogue, which are kept: their paths are read in any case. */
const CATALOGUE = /^\/(menu|guia)(?=\/|$)/i

/** Segment before the code of an order. */
const BEFORE_CODE = 'order'

/**
 * Whether a path is of the catalogue, which is the same for everybody: not an order's, nor a
 * rider's.
 */
export const isOfCatalogue = (pathname: string): boolean =>
  pathname === '/' || (CATALOGUE.test(pathname) && !pathname.includes(`/${BEFORE_CODE}/`))

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** A segment in small letters, written in one way; one that cannot be read stays as it is. */
const plain = (segment: string, before: string | undefined): string => {
  const text = decoded(segment)
  if (text === undefined || before === BEFORE_CODE) return segment
  return encodeURIComponent(text.toLowerCase())
}

/**
 * The one path of a page of the catalogue: in small letters, without a slash at its end, each sign
 * written in one way. `/menu/OMBU`, `/Menu/ombu/` and `/menu/%6fmbu` are one page. Every other path
 * is its own.
 */
export function canonicalPath(pathname: string): string {
  if (!CATALOGUE.test(pathname)) return pathname
  const segments = pathname.replace(/\/+$/, '').split('/')
  const [, area = '', ...rest] = segments
  const names = rest.map((segment, at) => plain(segment, rest[at - 1]?.toLowerCase()))
  return ['', area.toLowerCase(), ...names].join('/')
}

/**
 * The one address of a request for a page: its path in one spelling, and of its query what pages
 * read, in the order of `parameters`. What a network of advertisers or a stranger adds makes no
 * other page.
 */
export function canonicalAddress(address: string, parameters: readonly string[]): URL {
  const url = new URL(address)
  const known = new URLSearchParams()
  for (const name of parameters) for (const value of url.searchParams.getAll(name)) known.append(name, value)
  url.pathname = canonicalPath(url.pathname)
  url.search = known.toString()
  return url
}
