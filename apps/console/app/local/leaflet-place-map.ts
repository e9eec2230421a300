import { DEFAULT_MAP_CENTRE, MAX_MAP_ZOOM } from '@mostrador/domain/delivery/map-view'
import { openTileMap } from '@mostrador/ui/leaflet-tiles'
import { divIcon, latLng, marker as createMarker, point as pixels } from 'leaflet'
import type { LatLng, Map as LeafletMap, Marker } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { Location } from './degrees.ts'

/** What the map of one place is told at the start. */
export type PlaceMapOptions = {
  readonly tiles: string
  readonly label: string
  /** Somebody put the pin there. */
  readonly onPlace: (location: Location) => void
}

const START_ZOOM = 12
/** A street and its corners. */
const NEAR_ZOOM = 16
const STEP = 4
const DECIMALS = 6

const PIN = `<svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true"><path d="M18 35s12-11.4 12-20.6A12 12 0 0 0 6 14.4C6 23.6 18 35 18 35Z" class="fill-brand stroke-canvas" stroke-width="2"/><circle cx="18" cy="14.5" r="4.5" class="fill-on-brand"/></svg>`
const icon = divIcon({ html: PIN, className: 'cursor-grab', iconSize: [36, 36], iconAnchor: [18, 35] })

const locationOf = (at: LatLng): Location => {
  const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS))
  return { lat: round(at.lat), lng: round(latLng(at.lat, at.lng).wrap().lng) }
}

/** The one pin of a map. */
function pinOf(map: LeafletMap, { label, onPlace }: PlaceMapOptions) {
  let pin: Marker | undefined
  function put(at: LatLng): void {
    if (pin) return void pin.setLatLng(at)
    pin = createMarker(at, {
      icon,
      draggable: true,
      keyboard: false,
      autoPan: true,
      title: label,
      alt: label,
    })
    pin.addTo(map).on('dragend', () => pin && onPlace(locationOf(pin.getLatLng())))
  }
  return {
    put,
    at: () => pin?.getLatLng(),
    /** Somebody puts it there. */
    tell: (at: LatLng): void => {
      put(at)
      onPlace(locationOf(at))
    },
    remove: (): void => {
      pin?.remove()
      pin = undefined
    },
  }
}

/** Opens a map with one pin in an element that has a size. */
export function openPlaceMap(element: HTMLElement, options: PlaceMapOptions) {
  const { map, close } = openTileMap(element, {
    tiles: options.tiles,
    centre: DEFAULT_MAP_CENTRE,
    zoom: START_ZOOM,
    maxZoom: MAX_MAP_ZOOM,
    keyboard: false,
    scrollWheelZoom: false,
  })
  const pin = pinOf(map, options)
  map.on('click', ({ latlng }) => pin.tell(latlng))
  return {
    /** Puts the pin where it is said to be, and looks there; undefined takes it away. */
    show: (location: Location | undefined): void => {
      if (!location) return pin.remove()
      const at = pin.at()
      const before = at && locationOf(at)
      if (before?.lat === location.lat && before.lng === location.lng) return
      pin.put(latLng(location))
      map.setView(location, Math.max(map.getZoom(), NEAR_ZOOM), { animate: false })
    },
    nudge: (x: number, y: number): void => {
      const at = pin.at()
      if (!at) return void map.panBy([x * STEP * 4, y * STEP * 4], { animate: false })
      pin.tell(map.layerPointToLatLng(map.latLngToLayerPoint(at).add(pixels(x * STEP, y * STEP))))
    },
    enter: (): void => {
      if (!pin.at()) pin.tell(map.getCenter())
    },
    zoomBy: (steps: number): void => void map.setZoom(map.getZoom() + steps),
    close,
  }
}
