import {
  map as createMap,
  tileLayer,
  type LatLngLiteral,
  type Map as LeafletMap,
  type MapOptions,
  type TileLayer,
} from 'leaflet'

/** Options of every map. */
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

/** Every provider draws its tiles for light pages. */
const ON_DARK = ['invert', 'hue-rotate-180', 'brightness-90'] as const

/**
 * Makes tiles fit the page, and does so again when the device goes over to dark or light; call the
 * answer to stop.
 */
function fitTiles(tiles: HTMLElement | null): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)')
  const fit = (): void => {
    const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark'
    for (const look of ON_DARK) tiles?.classList.toggle(look, isDark)
  }
  fit()
  device.addEventListener('change', fit)
  return () => device.removeEventListener('change', fit)
}

/** The pauses, in milliseconds, after which a tile that did not come is asked for again. */
const TILE_PAUSES = [1_000, 5_000, 25_000]

/**
 * Asks again for tiles that did not come: the engine never does, and a connection lost for a moment
 * left the map bare.
 */
function askAgain(layer: TileLayer): void {
  // By when one has failed, the page may have put something else in its place.
  const asked = new WeakMap<HTMLImageElement, { readonly src: string; times: number }>()
  layer.on('tileloadstart', ({ tile }) => {
    if (tile instanceof HTMLImageElement) asked.set(tile, { src: tile.src, times: 0 })
  })
  layer.on('tileerror', ({ tile }) => {
    const known = asked.get(tile)
    const pause = known && TILE_PAUSES[known.times]
    if (!known || pause === undefined) return
    known.times += 1
    setTimeout(() => {
      // One that is no longer looked at has left the page.
      if (tile.isConnected) tile.src = known.src
    }, pause)
  })
}

/**
 * Opens a map in an element that has a size, and follows that size. Nothing moves by itself for a
 * reader who prefers reduced motion. The engine's own buttons and credits are left out: pages bring
 * theirs, and its stylesheet.
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
  // The engine's own is a light grey, which flashes through every tile that fades in on a dark
  // page.
  element.style.background = 'var(--surface-sunken)'
  const layer = tileLayer(tiles, { maxZoom })
  askAgain(layer)
  layer.addTo(map)
  map.setView(centre, zoom)
  // The layer has an element from the first view on.
  const endFitting = fitTiles(layer.getContainer())
  const watch = new ResizeObserver(() => {
    map.invalidateSize({ animate: false })
    onResize?.()
  })
  watch.observe(element)
  return {
    map,
    close: () => {
      watch.disconnect()
      endFitting()
      map.remove()
    },
  }
}

/** Calls whenever somebody pushes a map, by hand or by arrow keys. */
export function onPush(map: LeafletMap, task: () => void): void {
  map.on('dragstart', task)
  map.on('keydown', ({ originalEvent }) => {
    if (originalEvent.key.startsWith('Arrow')) task()
  })
}
