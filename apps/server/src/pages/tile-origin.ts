import { MAP_PROVIDERS, tilesOf } from '@mostrador/domain/delivery/map-providers'

/** Returns the origin of a map's tiles as a source, `{s}` as a wildcard; '' for this server. */
export function tileOrigin(template = '/'): string {
  const origin = /^https?:\/\/[^/]+/.exec(template)?.[0] ?? ''
  return origin.replace('{s}', '*')
}

/**
 * Sources of tiles that the console may draw: the server's, and of every provider that a branch
 * can choose, since the console is one page for all branches.
 */
export const consoleTileSources = (template: string): string =>
  [tileOrigin(template), ...MAP_PROVIDERS.map((name) => tileOrigin(tilesOf(name)?.tiles))]
    .filter(Boolean)
    .join(' ')
