import type { LocationPoint } from './user-location.ts'

/** Closest zoom of maps: every tile server has it. */
export const MAX_MAP_ZOOM = 18

/**
 * Centre of a map before anything is known: Buenos Aires. Source: 000 §9, 001 §9 Map default
 * centre.
 */
export const DEFAULT_MAP_CENTRE: LocationPoint = { lat: -34.6037, lng: -58.3816 }

/** Zooms of a map at its start, and at a chosen point, as the documents count. Source: 000 §9. */
export const MAP_ZOOM = { start: 4, chosen: 16 } as const

/**
 * Returns the map engine's zoom for one of the documents': three times it, within the engine's
 * limits. So 4 shows a city (12) and 16 a door (18). Source: 000 §9, decisions Map zoom.
 */
export const engineZoom = (zoom: number): number => Math.min(MAX_MAP_ZOOM, Math.max(0, zoom * 3))
