import { map as createMap, tileLayer } from 'leaflet'
import type { LatLngLiteral, Map as LeafletMap, MapOptions } from 'leaflet'

/** What every map is told at the start. */
export type TileMapOptions = Pick<MapOptions, 'keyboard' | 'scrollWheelZoom'> & {
  /** The address of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string
  readonly centre: LatLngLiteral
  readonly zoom: number
  /** How far the tiles go. */
  readonly maxZoom: number
  /** The element got another size, and the map with it. */
  readonly onResize?: () => void
}

/** A map of tiles, and how to close it. */
export type TileMap = { readonly map: LeafletMap; readonly close: () => void }

/** Tiles are drawn for light pages, whoever draws them. */
const tileLooks = (): string =>
  getComputedStyle(document.documentElement).colorScheme === 'dark'
    ? 'invert hue-rotate-180 brightness-90'
    : ''

/**
 * Opens a map in an element that has a size, and follows that size. Nothing moves by itself for whoever asked for
 * calm. The engine's own buttons and credits are left out: pages bring theirs, and its stylesheet.
 */
export function openTileMap(element: HTMLElement, options: TileMapOptions): TileMap {
  const { tiles, centre, zoom, maxZoom, onResize, ...input } = options
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = createMap(element, {
    ...input,
    maxZoom,
    minZoom: 3,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    inertia: !isCalm,
  })
  tileLayer(tiles, { maxZoom, className: tileLooks() }).addTo(map)
  map.setView(centre, zoom)
  const watch = new ResizeObserver(() => {
    map.invalidateSize({ animate: false })
    onResize?.()
  })
  watch.observe(element)
  return {
    map,
    close: () => {
      watch.disconnect()
      map.remove()
    },
  }
}
