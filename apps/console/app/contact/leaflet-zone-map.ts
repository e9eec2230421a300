import { DEFAULT_MAP_CENTRE, MAX_MAP_ZOOM } from '@mostrador/domain/delivery/map-view'
import type { Area, Point } from '@mostrador/domain/delivery/contains-point'
import { degreesOf, mapPin } from '@mostrador/ui/leaflet-pin'
import { onPush, openTileMap } from '@mostrador/ui/leaflet-tiles'
import {
  divIcon,
  geoJSON,
  layerGroup,
  marker as createMarker,
  tooltip as createTooltip,
  type LatLng,
  type Map as LeafletMap,
  type Tooltip,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { DrawnRing } from './area-rings.ts'
import { openDrawing, type DrawingMode } from './zone-drawing.ts'

/** Area shown but not edited here: a zone, or a part that two of them share. */
export type SeenArea = { readonly area: Area; readonly label: string; readonly isOverlap: boolean }

export type MapMode = DrawingMode | 'try'

export type ZoneMapOptions = {
  readonly tiles: string
  readonly shop: Point | undefined
  readonly pinLabel: string
  readonly shopLabel: string
  readonly onLines: (rings: readonly DrawnRing[], isNew: boolean) => void
  readonly onTry: (point: Point) => void
}

export type ZoneMap = {
  readonly show: (rings: readonly DrawnRing[]) => void
  readonly showAround: (areas: readonly SeenArea[]) => void
  readonly take: (mode: MapMode) => void
  /** Moves the tried point by pixels, or the map without one. */
  readonly nudge: (x: number, y: number) => void
  readonly tryCentre: () => void
  readonly zoomBy: (steps: number) => void
  readonly close: () => void
}

/** Shows a town. */
const START_ZOOM = 13
const HATCH = 'zone-hatch'
const STEP = 8

const SHOP = `<span class="block size-4 rounded-full border-2 border-canvas bg-ink"></span>`
const shopIcon = divIcon({ html: SHOP, className: '', iconSize: [16, 16], iconAnchor: [8, 8] })

function addHatch(element: HTMLElement): void {
  const holder = document.createElement('div')
  holder.innerHTML = `<svg width="0" height="0" aria-hidden="true"><defs><pattern id="${HATCH}" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v8" class="stroke-ink" stroke-width="2" stroke-opacity="0.45"/></pattern></defs></svg>`
  element.append(...holder.childNodes)
}

function tryingOn(map: LeafletMap, { pinLabel, onTry }: ZoneMapOptions) {
  const tell = (at: LatLng): void => onTry(degreesOf(at))
  const pin = mapPin(map, { label: pinLabel, colour: 'ink', autoPan: false, onDrag: tell })
  function put(at: LatLng): void {
    pin.put(at)
    tell(at)
  }
  return { ...pin, put }
}

const cornersOf = ({ type, coordinates }: Area): readonly (readonly [number, number])[] =>
  (type === 'Polygon' ? coordinates : coordinates.flat()).flat()

/** Zones are named at their north, shared parts at their south, so that names do not overlap. */
function labelOf({ area, label, isOverlap }: SeenArea): Tooltip | undefined {
  const [first, ...others] = cornersOf(area)
  if (!first) return undefined
  const isBeyond = (one: number, other: number): boolean => (isOverlap ? one < other : one > other)
  const [lng, lat] = others.reduce((end, corner) => (isBeyond(corner[1], end[1]) ? corner : end), first)
  const direction = isOverlap ? 'bottom' : 'top'
  return createTooltip({ permanent: true, direction, className: 'px-1.5! py-0! text-12' })
    .setContent(textNode(label))
    .setLatLng({ lat, lng })
}

/** Leaflet would read a string as HTML. */
function textNode(text: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = text
  return element
}

function areasOn(map: LeafletMap) {
  const group = layerGroup().addTo(map)
  return (areas: readonly SeenArea[]): void => {
    group.clearLayers()
    const named = new Set<string>()
    for (const seen of areas) {
      const look = seen.isOverlap
        ? { stroke: false, fillColor: `url(#${HATCH})`, fillOpacity: 1 }
        : { className: 'stroke-ink fill-ink', weight: 1.5, fillOpacity: 0.06, dashArray: '5 4' }
      group.addLayer(geoJSON(seen.area as never, { interactive: false, style: look }))
      const label = labelOf(seen)
      const name = `${seen.label} ${label?.getLatLng()?.toString() ?? ''}`
      if (label && !named.has(name)) group.addLayer(label)
      named.add(name)
    }
  }
}

/** Fits everything into view once; after that the map stays where the user moved it. */
function lookOn(map: LeafletMap) {
  let isLooked = false
  onPush(map, () => (isLooked = true))
  return (areas: readonly Area[]): void => {
    if (isLooked || areas.length === 0) return
    isLooked = true
    const all = geoJSON(areas.map((geometry) => ({ type: 'Feature', properties: {}, geometry })) as never)
    map.fitBounds(all.getBounds(), { padding: [24, 24], maxZoom: 16, animate: false })
  }
}

function openMap(element: HTMLElement, { tiles, shop, shopLabel }: ZoneMapOptions) {
  const opened = openTileMap(element, {
    tiles,
    centre: shop ?? DEFAULT_MAP_CENTRE,
    zoom: START_ZOOM,
    maxZoom: MAX_MAP_ZOOM,
    keyboard: false,
    scrollWheelZoom: false,
  })
  addHatch(element)
  const icon = { icon: shopIcon, keyboard: false, interactive: false, title: shopLabel }
  if (shop) createMarker(shop, icon).addTo(opened.map)
  return opened
}

/** Opens the map in an element with a size. */
export function openZoneMap(element: HTMLElement, options: ZoneMapOptions): ZoneMap {
  const { map, close } = openMap(element, options)
  const look = lookOn(map)
  const drawing = openDrawing(map, options.onLines)
  const trying = tryingOn(map, options)
  const showAreas = areasOn(map)
  let mode: MapMode = 'look'
  map.on('click', ({ latlng }) => {
    if (mode === 'try') trying.put(latlng)
  })
  return {
    show: (rings) => {
      look(rings.map(({ corners }) => ({ type: 'Polygon', coordinates: [corners] })))
      drawing.show(rings)
    },
    showAround: (areas) => {
      look(areas.map(({ area }) => area))
      showAreas(areas)
    },
    take: (next) => {
      mode = next
      drawing.take(next === 'try' ? 'look' : next)
    },
    nudge: (x, y) => {
      const at = mode === 'try' ? trying.beside(x * STEP, y * STEP) : undefined
      if (at) trying.put(at)
      else map.panBy([x * STEP, y * STEP], { animate: false })
    },
    tryCentre: () => trying.put(map.getCenter()),
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
    close: () => {
      drawing.close()
      close()
    },
  }
}
