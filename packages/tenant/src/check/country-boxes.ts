/** A part of the map: two parallels and two meridians, in degrees. */
type Box = readonly [south: number, north: number, west: number, east: number]

/** Boxes of the served countries with their islands, generously. */
const BOXES: ReadonlyMap<string, Box> = new Map<string, Box>([
  ['ar', [-56, -21, -74, -53]],
  ['uy', [-36, -30, -59, -53]],
  ['cl', [-57, -17, -110, -66]],
  ['co', [-5, 14, -82, -66]],
  ['pe', [-19, 1, -82, -68]],
  ['br', [-34, 6, -75, -28]],
  ['ve', [0, 16, -74, -59]],
  ['py', [-28, -19, -63, -54]],
  ['mx', [14, 33, -119, -86]],
  ['ec', [-6, 2, -93, -75]],
  ['bo', [-23, -9, -70, -57]],
  ['us', [17, 72, -180, -64]],
])

const holds = ([south, north, west, east]: Box, lat: number, lng: number): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east

/**
 * Whether a point, in degrees, lies outside of a country but inside with its two numbers
 * exchanged: most likely they are.
 */
export function isSwapped(country: string | undefined, { lat, lng }: { lat: number; lng: number }): boolean {
  const found = BOXES.get(country ?? '')
  return found !== undefined && !holds(found, lat, lng) && holds(found, lng, lat)
}
