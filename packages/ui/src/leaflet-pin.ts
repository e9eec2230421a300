import { divIcon, latLng, type LatLng } from 'leaflet'

const SHAPE = `<svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true"><path d="M18 35s12-11.4 12-20.6A12 12 0 0 0 6 14.4C6 23.6 18 35 18 35Z" class="fill-brand stroke-canvas" stroke-width="2"/><circle cx="18" cy="14.5" r="4.5" class="fill-on-brand"/></svg>`

/** Draggable pin of a map; its tip is the place. */
export const pinIcon = divIcon({
  html: SHAPE,
  className: 'cursor-grab',
  iconSize: [36, 36],
  iconAnchor: [18, 35],
})

/** Returns a pin's position in degrees to a tenth of a metre, normalised around the world. */
export function degreesOf({ lat, lng }: LatLng): { readonly lat: number; readonly lng: number } {
  const round = (degrees: number): number => Number(degrees.toFixed(6))
  return { lat: round(lat), lng: round(latLng(lat, lng).wrap().lng) }
}
