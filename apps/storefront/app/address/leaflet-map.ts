import { engineZoom, MAP_ZOOM, MAX_MAP_ZOOM } from '@mostrador/domain/delivery/map-view'
import type { LocationPoint } from '@mostrador/domain/delivery/user-location'
import { degreesOf, mapPin } from '@mostrador/ui/leaflet-pin'
import { openTileMap } from '@mostrador/ui/leaflet-tiles'
import { latLng, type LatLng, type Map as LeafletMap } from 'leaflet'
import 'leaflet/dist/leaflet.css'

export type PinMapOptions = {
  /** URL template of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string
  readonly centre: LocationPoint
  readonly label: string
  /** Hears that the diner put the pin; `isNear`: from a zoom near enough to mean a door. */
  readonly onPin: (point: LocationPoint, isNear: boolean) => void
}

export type PinMap = {
  /** Puts the pin at a known point and goes there; null removes it. */
  readonly show: (point: LocationPoint | null) => void
  /** Moves the pin by pixels, or the map while there is no pin. */
  readonly nudge: (x: number, y: number) => void
  /** Puts the first pin in the middle of the view. */
  readonly pinCentre: () => void
  readonly zoomBy: (steps: number) => void
  readonly close: () => void
}

/** Zoom from which a tap means a door, and not a neighbourhood. */
const NEAR = 16

function pinOf(map: LeafletMap, { label, onPin }: PinMapOptions) {
  const pin = mapPin(map, { label, onDrop: (at) => tell(at) })

  function tell(at: LatLng): void {
    pin.put(at)
    const isNear = map.getZoom() >= NEAR
    if (isNear) map.panInside(at, { padding: [40, 40] })
    else map.setView(at, NEAR)
    onPin(degreesOf(at), isNear)
  }

  return {
    ...pin,
    tell,
    remove: () => {
      if (!pin.at()) return
      pin.remove()
      // Zooms out: the next place may be far from this door.
      map.setZoom(Math.min(map.getZoom(), NEAR - 1))
    },
  }
}

/** Opens a pin map in an element that has a size. Source: 000 §2 Address modal, §9. */
export function openPinMap(element: HTMLElement, options: PinMapOptions): PinMap {
  const { map, close } = openTileMap(element, {
    tiles: options.tiles,
    centre: options.centre,
    zoom: engineZoom(MAP_ZOOM.start),
    maxZoom: MAX_MAP_ZOOM,
    keyboard: false,
    // The wheel scrolls the dialog; the map has buttons and gestures.
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
      const at = pin.beside(x, y)
      if (at) pin.tell(at)
      else map.panBy([x * 4, y * 4])
    },
    pinCentre: () => {
      if (!pin.at()) pin.tell(map.getCenter())
    },
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
    close,
  }
}
