import { DEFAULT_MAP_CENTRE, MAX_MAP_ZOOM } from '@mostrador/domain/delivery/map-view'
import { degreesOf, pinIcon } from '@mostrador/ui/leaflet-pin'
import { openTileMap } from '@mostrador/ui/leaflet-tiles'
import {
  latLng,
  marker as createMarker,
  point as pixels,
  type LatLng,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { Location } from './degrees.ts'

export type PlaceMapOptions = {
  readonly tiles: string
  readonly label: string
  readonly onPlace: (location: Location) => void
}

const START_ZOOM = 12
/** Shows a street and its corners. */
const NEAR_ZOOM = 16
const STEP = 4

function pinOf(map: LeafletMap, { label, onPlace }: PlaceMapOptions) {
  let pin: Marker | undefined
  function put(at: LatLng): void {
    if (pin) return void pin.setLatLng(at)
    pin = createMarker(at, {
      icon: pinIcon,
      draggable: true,
      keyboard: false,
      autoPan: true,
      title: label,
      alt: label,
    })
    pin.addTo(map).on('dragend', () => pin && onPlace(degreesOf(pin.getLatLng())))
  }
  return {
    put,
    at: () => pin?.getLatLng(),
    /** Moves the pin for the user and reports it. */
    tell: (at: LatLng): void => {
      put(at)
      onPlace(degreesOf(at))
    },
    remove: (): void => {
      pin?.remove()
      pin = undefined
    },
  }
}

/** Opens a map with one pin in an element with a size. */
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
