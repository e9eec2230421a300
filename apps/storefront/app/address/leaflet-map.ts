import { engineZoom, MAP_ZOOM, MAX_MAP_ZOOM } from '@mostrador/domain/delivery/map-view'
import type { LocationPoint } from '@mostrador/domain/delivery/user-location'
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

/** Options of a map with one pin. */
export type PinMapOptions = {
  /** The address of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string
  /** Centre of the map without a pin. */
  readonly centre: LocationPoint
  readonly label: string
  /** The diner put the pin somewhere, `isNear`: from so near that it can be meant. */
  readonly onPin: (point: LocationPoint, isNear: boolean) => void
}

/** A map with one pin that can be moved. */
export type PinMap = {
  /** Puts the pin where somebody else says it is, and goes there; null takes it away. */
  readonly show: (point: LocationPoint | null) => void
  /** Moves the pin by so many pixels, or the map while there is no pin. */
  readonly nudge: (x: number, y: number) => void
  /** Puts the pin in the middle of what is seen, where there is none yet. */
  readonly pinCentre: () => void
  readonly zoomBy: (steps: number) => void
  readonly close: () => void
}

/** From here on a tap means a door, and not a neighbourhood. */
const NEAR = 16

/** The one pin of a map: `put` draws it, `tell` says that the diner put it. */
function pinOf(map: LeafletMap, { label, onPin }: PinMapOptions) {
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
    pin.addTo(map).on('dragend', () => pin && tell(pin.getLatLng()))
  }

  function tell(at: LatLng): void {
    put(at)
    const isNear = map.getZoom() >= NEAR
    if (isNear) map.panInside(at, { padding: [40, 40] })
    else map.setView(at, NEAR)
    onPin(degreesOf(at), isNear)
  }

  return {
    put,
    tell,
    at: () => pin?.getLatLng(),
    remove: () => {
      if (!pin) return
      pin.remove()
      pin = undefined
      // The next one may be anywhere: a look around finds it sooner than a look at one door.
      map.setZoom(Math.min(map.getZoom(), NEAR - 1))
    },
  }
}

/**
 * Opens a map in an element that has a size. Source: 000 §2 Address modal, §9 map centre and zoom.
 */
export function openPinMap(element: HTMLElement, options: PinMapOptions): PinMap {
  const { map, close } = openTileMap(element, {
    tiles: options.tiles,
    centre: options.centre,
    zoom: engineZoom(MAP_ZOOM.start),
    maxZoom: MAX_MAP_ZOOM,
    keyboard: false,
    // A wheel scrolls the dialog; there are buttons and fingers for the map.
    scrollWheelZoom: false,
  })
  const pin = pinOf(map, options)
  map.on('click', (event) => pin.tell(event.latlng))
  return {
    show: (point) => {
      const at = pin.at()
      if (!point) return pin.remove()
      if (at && degreesOf(at).lat === point.lat && degreesOf(at).lng === point.lng) return
      pin.put(latLng(point))
      map.setView(point, engineZoom(MAP_ZOOM.chosen), { animate: false })
    },
    nudge: (x, y) => {
      const at = pin.at()
      if (!at) return void map.panBy([x * 4, y * 4])
      pin.tell(map.layerPointToLatLng(map.latLngToLayerPoint(at).add(pixels(x, y))))
    },
    pinCentre: () => {
      if (!pin.at()) pin.tell(map.getCenter())
    },
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
    close,
  }
}
