import {
  map as createMap,
  tileLayer,
  type LatLngLiteral,
  type Map as LeafletMap,
  type MapOptions,
  type TileLayer,
} from 'leaflet'

export type TileMapOptions = Pick<MapOptions, 'keyboard' | 'scrollWheelZoom'> & {
  /** URL template of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string
  readonly centre: LatLngLiteral
  readonly zoom: number
  readonly maxZoom: number
  /** Called when element and map were resized. */
  readonly onResize?: () => void
}

/** Map of tiles, with a function that closes it. */
export type TileMap = { readonly map: LeafletMap; readonly close: () => void }

/** Classes for a dark page, since providers draw tiles for light ones. */
const ON_DARK = ['invert', 'hue-rotate-180', 'brightness-90'] as const

/** Fits tiles to dark or light pages, at each change too; returns a function that stops. */
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

/** Waits before a failed tile is requested again, in milliseconds. */
const TILE_PAUSES = [1_000, 5_000, 25_000]

/** Requests failed tiles again: the engine never does, and left the map bare. */
function askAgain(layer: TileLayer): void {
  // After a failure the page may have changed the element's `src`.
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
      // A tile out of view was removed.
      if (tile.isConnected) tile.src = known.src
    }, pause)
  })
}

/**
 * Opens a map in an element that has a size, and follows that size. Without animations for a
 * reader who prefers reduced motion. The engine's own buttons and credits are left out: pages
 * bring theirs, and its style sheet.
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
  // Replaces the engine's light grey, which flashes through each tile that fades in on a dark page.
  element.style.background = 'var(--surface-sunken)'
  const layer = tileLayer(tiles, { maxZoom })
  askAgain(layer)
  layer.addTo(map)
  map.setView(centre, zoom)
  // The layer has an element since the first view.
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

/** Calls whenever the reader moves a map, by hand or by arrow keys. */
export function onPush(map: LeafletMap, task: () => void): void {
  map.on('dragstart', task)
  map.on('keydown', ({ originalEvent }) => {
    if (originalEvent.key.startsWith('Arrow')) task()
  })
}
