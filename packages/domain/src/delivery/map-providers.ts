/**
 * Map provider: the address of a tile with `{z}`, `{x}` and `{y}` ('' for none), and the
 * attribution.
 */
export type MapTiles = { readonly tiles: string; readonly attribution: string }

/**
 * The map providers that a branch can choose. The operator can set any other for the branches that
 * choose none.
 */
export const MAP_PROVIDERS = ['openstreetmap', 'carto'] as const

export type MapProvider = (typeof MAP_PROVIDERS)[number]

const OSM = '© OpenStreetMap contributors'

/**
 * Tiles of each provider, as it publishes them. A tenant writes a name alone: no address of its
 * choosing reaches a page.
 */
const TILES: Readonly<Record<MapProvider, MapTiles>> = {
  openstreetmap: { tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', attribution: OSM },
  carto: {
    tiles: 'https://{s}.basemaps.cartocdn.com/rastertiles/voyager/{z}/{x}/{y}{r}.png',
    attribution: `${OSM} © CARTO`,
  },
}

const isProvider = (name: string): name is MapProvider => (MAP_PROVIDERS as readonly string[]).includes(name)

/**
 * Returns the map of a branch: its provider's, or the server's own for none or an unknown one.
 * Source: 000 §1.
 */
export const mapOf = (provider: string | null | undefined, own: MapTiles): MapTiles =>
  provider && isProvider(provider) ? TILES[provider] : own

/** Returns the tiles of a provider; undefined for an unknown name. */
export const tilesOf = (provider: string): MapTiles | undefined =>
  isProvider(provider) ? TILES[provider] : undefined

/** Returns the parameter by which a page names its tiles to its policy; '' for the server's own. */
export const tileSourceParameter = (provider: string | null | undefined): string =>
  provider && isProvider(provider) ? `map=${provider}` : ''
