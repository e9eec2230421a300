import { tilesOf } from '@mostrador/domain/delivery/map-providers'
import { tileOrigin } from './tile-origin.ts'

/** Sources of a brand's scripts, in the terms of a content security policy. */
export type ReachSources = {
  readonly scripts: readonly string[]
  readonly images: readonly string[]
  readonly calls: readonly string[]
  readonly frames: readonly string[]
  /** Origin of the map tiles that the brand chose; it replaces the server's. */
  readonly tiles?: string
}

export const NO_REACH: ReachSources = { scripts: [], images: [], calls: [], frames: [] }

const GOOGLE = 'https://www.googletagmanager.com'
const MEASURING = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/**
 * Sources of each service, by its published list of hosts; none ever allows inline scripts or
 * `eval`.
 */
const KNOWN: Readonly<Record<string, ReachSources>> = {
  'tag-manager': { scripts: [GOOGLE], images: [GOOGLE, ...MEASURING], calls: MEASURING, frames: [] },
  'web-analytics': { scripts: [GOOGLE], images: [GOOGLE, ...MEASURING], calls: MEASURING, frames: [] },
  pixel: {
    scripts: ['https://connect.facebook.net'],
    images: ['https://www.facebook.com'],
    calls: ['https://www.facebook.com', 'https://connect.facebook.net'],
    frames: [],
  },
}

const CHAT = /^chat=(https:\/\/[a-z0-9.-]+(?::\d{2,5})?)$/

/**
 * Returns the sources of a chat, a page of its own in a frame: the brand names its address, whose
 * scripts never run in our page.
 */
function chatSources(word: string): ReachSources {
  const origin = CHAT.exec(word)?.[1]
  return origin === undefined ? NO_REACH : { ...NO_REACH, frames: [origin] }
}

/** Word for a map provider: a brand gives its name, never an address. */
const MAP = /^map=([a-z]+)$/

/** Returns the sources by the words of a page's `x-page-reach`; an unknown word allows nothing. */
export function reachSources(words: string | null): ReachSources {
  const said = (words ?? '').split(' ')
  const map = said.flatMap((word) => tilesOf(MAP.exec(word)?.[1] ?? '') ?? [])[0]
  const found = said.map((word) =>
    Object.hasOwn(KNOWN, word) ? (KNOWN[word] ?? NO_REACH) : chatSources(word),
  )
  const all = (name: Exclude<keyof ReachSources, 'tiles'>): readonly string[] =>
    found.flatMap((one) => one[name])
  return {
    scripts: all('scripts'),
    images: all('images'),
    calls: all('calls'),
    frames: all('frames'),
    ...(map && { tiles: tileOrigin(map.tiles) }),
  }
}
