import { DEFAULT_MAP_CENTRE, MAX_MAP_ZOOM } from '@mostrador/domain/delivery/map-view'
import { degreesOf, mapPin } from '@mostrador/ui/leaflet-pin'
import { openTileMap } from '@mostrador/ui/leaflet-tiles'
import { latLng, type LatLng } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { Location } from './degrees.ts'

export type ContactPinMapOptions = {
  readonly tiles: string
  readonly label: string
  readonly onPlace: (location: Location) => void
}

const START_ZOOM = 12
/** Shows a street and its corners. */
const NEAR_ZOOM = 16
const STEP = 4

/** Opens a map with one pin in an element with a size. */
export function openContactPinMap(element: HTMLElement, options: ContactPinMapOptions) {
  const { map, close } = openTileMap(element, {
    tiles: options.tiles,
    centre: DEFAULT_MAP_CENTRE,
    zoom: START_ZOOM,
    maxZoom: MAX_MAP_ZOOM,
    keyboard: false,
    scrollWheelZoom: false,
  })
  const report = (at: LatLng): void => options.onPlace(degreesOf(at))
  const pin = mapPin(map, { label: options.label, onDrop: report })
  /** Moves the pin for the user and reports it. */
  const tell = (at: LatLng): void => {
    pin.put(at)
    report(at)
  }
  map.on('click', ({ latlng }) => tell(latlng))
  return {
    /** Moves the pin to a location and looks there; undefined removes it. */
    show: (location: Location | undefined): void => {
      if (!location) return pin.remove()
      const at = pin.at()
      const before = at && degreesOf(at)
      if (before?.lat === location.lat && before.lng === location.lng) return
      pin.put(latLng(location))
      map.setView(location, Math.max(map.getZoom(), NEAR_ZOOM), { animate: false })
    },
    nudge: (x: number, y: number): void => {
      const at = pin.beside(x * STEP, y * STEP)
      if (at) tell(at)
      else map.panBy([x * STEP * 4, y * STEP * 4], { animate: false })
    },
    enter: (): void => {
      if (!pin.at()) tell(map.getCenter())
    },
    zoomBy: (steps: number): void => void map.setZoom(map.getZoom() + steps),
    close,
  }
}
