import { bytesOf, createByteCache } from '@mostrador/api/ground/http/byte-cache'
import { answerReady, compressBody, type CompressedBody } from '@mostrador/api/ground/http/compressed-body'
import type { RateLimiter } from '@mostrador/api/ground/ports'
import { LIMITS } from '@mostrador/api/ground/rate-limit/limits'
import { drawMapTile, type Tile } from '@mostrador/geocoding/gazetteer/map-tile'

/** Tiles of the built-in map under `/map-tiles/{z}/{x}/{y}.svg`. */
export type MapTileFiles = {
  /** Returns the tile; undefined for an address of none. */
  readonly answer: (request: Request) => Promise<Response | undefined>
}

const MAX_ZOOM = 18

const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=86400',
  // Restricts the SVG to a picture, even when opened by itself.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

function tileOf(path: string): Tile | undefined {
  const [z, x, y] = (/^\/map-tiles\/(\d{1,2})\/(\d{1,6})\/(\d{1,6})\.svg$/.exec(path) ?? [])
    .slice(1)
    .map(Number)
  if (z === undefined || x === undefined || y === undefined || z > MAX_ZOOM) return undefined
  return x < 2 ** z && y < 2 ** z ? { z, x, y } : undefined
}

/** Returns the seconds until tiles are drawn again for a network, or for all; undefined for now. */
async function tooMany(rateLimiter: RateLimiter | undefined, ip: string): Promise<string | undefined> {
  let wait = 0
  const refused = (seconds: number): void => void (wait = seconds)
  const take = async (rule: string, key: string): Promise<boolean> =>
    rateLimiter === undefined || rateLimiter.take(rule, key, { refused })
  return (await take('tiles-network', ip)) && (await take('tiles-all', 'all')) ? undefined : String(wait)
}

/** Limits of drawing tiles: there are more of them than a processor draws in a year. */
type TileLimits = {
  /** Most bytes of tiles kept; by default the product's. */
  readonly bytes?: number
  /** Limits the tiles drawn; without it there is no limit. */
  readonly rateLimiter?: RateLimiter
}

/** Draws tiles on request, and keeps the last ones. */
export function createMapTiles({
  bytes: most = LIMITS.sizes['kept-tiles-bytes'].most,
  rateLimiter,
}: TileLimits = {}): MapTileFiles {
  const tiles = createByteCache<CompressedBody>(most)
  return {
    answer: async (request) => {
      const { pathname } = new URL(request.url)
      const tile = tileOf(pathname)
      if (!tile) return undefined
      const key = `${tile.z}/${tile.x}/${tile.y}`
      const known = tiles.get(key)
      const wait = known ? undefined : await tooMany(rateLimiter, request.headers.get('x-caller-ip') ?? '')
      if (wait !== undefined) return new Response(null, { status: 429, headers: { 'retry-after': wait } })
      const bytes = known ?? (await compressBody(new TextEncoder().encode(drawMapTile(tile))))
      if (!known) tiles.set(key, bytes, bytesOf(bytes))
      return answerReady(request.headers, { bytes, headers: HEADERS })
    },
  }
}
