import { DEFAULT_MAP_CENTRE, MAX_MAP_ZOOM } from '@mostrador/domain/delivery/map-view'
import { onPush, openTileMap } from '@mostrador/ui/leaflet-tiles'
import { divIcon, latLngBounds, marker as createMarker, type Map as LeafletMap, type Marker } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { DispatchPin } from './dispatch-pins.ts'

export type DispatchMap = {
  readonly show: (pins: readonly DispatchPin[]) => void
  readonly zoomBy: (steps: number) => void
  readonly close: () => void
}

const SIZE = 36
/** Zoom on a single point. */
const NEAR = 15
/** Zoom until anything is known. */
const START = 12

const LOOKS: Readonly<Record<DispatchPin['kind'], string>> = {
  shop: 'rounded-control bg-ink text-canvas',
  rider: 'rounded-full bg-brand text-on-brand',
  'stale-rider': 'rounded-full bg-sunken text-muted',
  shipment: 'rounded-control bg-raised text-ink',
  chosen: 'rounded-control bg-accent text-on-accent',
}

function iconOf({ kind, letters }: DispatchPin) {
  const text = document.createElement('span')
  text.textContent = letters
  text.className = `grid size-9 place-items-center border-2 border-canvas text-12 font-bold shadow-float ${LOOKS[kind]}`
  return divIcon({ html: text, className: '', iconSize: [SIZE, SIZE], iconAnchor: [SIZE / 2, SIZE / 2] })
}

function fit(map: LeafletMap, pins: readonly DispatchPin[]): void {
  const [first] = pins
  if (!first) return
  if (pins.length === 1) map.setView(first.at, NEAR, { animate: false })
  else
    map.fitBounds(latLngBounds(pins.map(({ at }) => at)), {
      padding: [40, 40],
      maxZoom: NEAR,
      animate: false,
    })
}

/** Keeps the markers equal to the pins shown. */
function pinsOf(map: LeafletMap) {
  const drawn = new Map<string, Marker>()

  function put(pin: DispatchPin): void {
    const known = drawn.get(pin.key)
    if (known) {
      known.setLatLng(pin.at).setIcon(iconOf(pin)).getElement()?.setAttribute('title', pin.title)
      return
    }
    const marker = createMarker(pin.at, {
      icon: iconOf(pin),
      keyboard: false,
      title: pin.title,
      alt: pin.title,
      // Riders are drawn above shops and doors.
      zIndexOffset: pin.kind === 'rider' ? 1000 : 0,
    })
    drawn.set(pin.key, marker.addTo(map))
  }

  return {
    show: (pins: readonly DispatchPin[]): void => {
      const keys = new Set(pins.map(({ key }) => key))
      for (const [key, marker] of drawn) {
        if (keys.has(key)) continue
        marker.remove()
        drawn.delete(key)
      }
      pins.forEach(put)
    },
  }
}

/** Opens the map in an element with a size; `tiles` is an address with `{z}`, `{x}` and `{y}`. */
export function openDispatchMap(element: HTMLElement, tiles: string): DispatchMap {
  const start = { centre: DEFAULT_MAP_CENTRE, zoom: START, maxZoom: MAX_MAP_ZOOM, scrollWheelZoom: false }
  let shown: readonly DispatchPin[] = []
  let isFitted = false
  let isMoved = false
  let isLooking = false

  /** Fits everything into view, also after a change of size, until the user moves the map. */
  const look = (): void => {
    if (isMoved) return
    isLooking = true
    fit(map, shown)
    isLooking = false
  }
  // Until the first fit, a move is not the user's.
  const move = (): void => {
    isMoved ||= isFitted && !isLooking
  }
  const { map, close } = openTileMap(element, { tiles, ...start, onResize: look })
  const pins = pinsOf(map)
  onPush(map, move)
  // Buttons, keys, pinch and double tap all zoom.
  map.on('zoomstart', move)
  return {
    show: (next) => {
      shown = next
      pins.show(next)
      if (!isFitted) look()
      isFitted = isFitted || next.length > 0
    },
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
    close,
  }
}
