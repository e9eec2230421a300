import type { LocationPoint } from './user-location.ts'

/** As near as maps go: what every tile server has. */
export const MAX_MAP_ZOOM = 18

/**
 * Where a map begins while nothing is known: Buenos Aires. Source: 000 §9, 001 §9 Map default
 * centre.
 */
export const DEFAULT_MAP_CENTRE: LocationPoint = { lat: -34.6037, lng: -58.3816 }

/**
 * How near a map begins, and how near it goes to what was chosen, as the documents count. Source:
 * 000 §9.
 */
export const MAP_ZOOM = { start: 4, chosen: 16 } as const

/**
 * The map engine's zoom for one of the documents': three times it, within what the engine has. So 4
 * shows a city (12) and 16 a door (18). Source: 000 §9, decisions Map zoom.
 */
export const engineZoom = (zoom: number): number => Math.min(MAX_MAP_ZOOM, Math.max(0, zoom * 3))
