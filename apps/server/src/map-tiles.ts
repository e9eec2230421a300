import { remember } from '@mostrador/api/http/remember'
import { answerReady, type ReadyBytes, readyBytes } from '@mostrador/api/http/ready-bytes'
import { drawMapTile, type Tile } from '@mostrador/geocoding/gazetteer/map-tile'

/** The built-in map's tiles under `/map-tiles/{z}/{x}/{y}.svg`. */
export type MapTileFiles = {
  /** The tile, or undefined where the address names none. */
  readonly answer: (request: Request) => Promise<Response | undefined>
}

/** As near as any map of the product goes. */
const MAX_ZOOM = 18

/** How many tiles are kept as bytes: a neighbourhood at all its zooms. */
const MAX_TILES = 500

const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=86400',
  // A picture and nothing else, also for who opens it by itself.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

function tileOf(path: string): Tile | undefined {
  const [z, x, y] = (/^\/map-tiles\/(\d{1,2})\/(\d{1,6})\/(\d{1,6})\.svg$/.exec(path) ?? [])
    .slice(1)
    .map(Number)
  if (z === undefined || x === undefined || y === undefined || z > MAX_ZOOM) return undefined
  return x < 2 ** z && y < 2 ** z ? { z, x, y } : undefined
}

/** Draws tiles as they are asked for, and keeps those that were asked for last. */
export function createMapTiles(): MapTileFiles {
  const tiles = new Map<string, Promise<ReadyBytes>>()
  return {
    answer: async (request) => {
      const { pathname } = new URL(request.url)
      const tile = tileOf(pathname)
      if (!tile) return undefined
      const key = `${tile.z}/${tile.x}/${tile.y}`
      const bytes = tiles.get(key) ?? readyBytes(new TextEncoder().encode(drawMapTile(tile)))
      remember(tiles, [key, bytes], MAX_TILES)
      return answerReady(request.headers, { bytes: await bytes, headers: HEADERS })
    },
  }
}
