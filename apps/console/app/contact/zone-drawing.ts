import * as leaflet from 'leaflet'
import type { Map as LeafletMap } from 'leaflet'
import {
  TerraDraw,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
  type GeoJSONStoreFeatures,
  type HexColor,
} from 'terra-draw'
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter'
import { tidyCorner, withCorners, withRing, type Corner, type DrawnRing } from './area-rings.ts'

export type DrawingMode = 'move' | 'draw' | 'hole' | 'look'

const PRECISION = 6
/** Pixels within which a pointer is on a corner; a finger is wide. */
const NEAR_PIXELS = 24

const POLYGON = 'polygon'
const MODES = { move: 'select', draw: POLYGON, hole: POLYGON, look: 'static' } as const

function hexOf(name: string, otherwise: HexColor): HexColor {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  return /^#[\da-f]{6}$/i.test(value) ? (value as HexColor) : otherwise
}

/**
 * Adapter of the map. Its own stylesheet for pane heights is refused by the page's policy, so the
 * height is set at the pane.
 */
function adapterOf(map: LeafletMap): TerraDrawLeafletAdapter {
  const adapter = new TerraDrawLeafletAdapter({ lib: leaflet, map, coordinatePrecision: PRECISION })
  return Object.assign(adapter, {
    createPaneStyleSheet: (name: string, height: number) => {
      const pane = map.getPane(name) ?? map.createPane(name)
      pane.style.zIndex = String(height + 600)
      // The pane stays when cleared, since the map goes on drawing into it.
      return { remove: () => undefined }
    },
  })
}

function modesOf() {
  const line = hexOf('--brand', '#f78700')
  const light: HexColor = '#ffffff'
  // Holes are filled light, so that the map shows through less than in the area around.
  const fill = ({ properties }: GeoJSONStoreFeatures): HexColor => (properties.hole === true ? light : line)
  const cover = ({ properties }: GeoJSONStoreFeatures): number => (properties.hole === true ? 0.7 : 0.18)
  const looks = { fillColor: fill, fillOpacity: cover, outlineColor: line, outlineWidth: 3 } as const
  const corners = {
    selectedPolygonColor: fill,
    selectedPolygonFillOpacity: cover,
    selectedPolygonOutlineColor: line,
    selectedPolygonOutlineWidth: 3,
    selectionPointColor: light,
    selectionPointOutlineColor: line,
    selectionPointOutlineWidth: 3,
    selectionPointWidth: 7,
    midPointColor: line,
    midPointOutlineColor: light,
    midPointOutlineWidth: 1,
    midPointWidth: 4,
  } as const
  const closing = { closingPointColor: light, closingPointOutlineColor: line, closingPointWidth: 7 } as const
  return [
    new TerraDrawPolygonMode({ pointerDistance: NEAR_PIXELS, styles: { ...looks, ...closing } }),
    new TerraDrawSelectMode({
      pointerDistance: NEAR_PIXELS,
      // A zone fills the map, so dragging means the map; keys must not delete it.
      keyEvents: null,
      flags: {
        [POLYGON]: {
          feature: {
            draggable: false,
            coordinates: { draggable: true, midpoints: { draggable: true }, deletable: true },
          },
        },
      },
      styles: corners,
    }),
  ]
}

type Line = GeoJSONStoreFeatures & { readonly geometry: { readonly type: 'Polygon' } }

const isLine = (feature: GeoJSONStoreFeatures): feature is Line => feature.geometry.type === 'Polygon'

const cornersOf = (feature: GeoJSONStoreFeatures | undefined): readonly Corner[] =>
  feature && isLine(feature) ? (feature.geometry.coordinates[0] ?? []).slice(0, -1).map(tidyCorner) : []

const featureOf = ({ corners, isHole }: DrawnRing): GeoJSONStoreFeatures => ({
  type: 'Feature',
  properties: { mode: POLYGON, hole: isHole },
  geometry: {
    type: 'Polygon',
    coordinates: [[...corners, ...corners.slice(0, 1)].map(([lng, lat]) => [lng, lat])],
  },
})

/**
 * Draws the lines of an area, each as a feature of its own, since the library has no holes.
 * `onLines` is called after each change by hand, and tells whether a line is new.
 */
export function openDrawing(map: LeafletMap, onLines: (rings: readonly DrawnRing[], isNew: boolean) => void) {
  const drawing = new TerraDraw({ adapter: adapterOf(map), modes: modesOf() })
  let shown: readonly DrawnRing[] = []
  let ids: readonly (string | number)[] = []
  let mode: DrawingMode = 'look'
  drawing.start()

  function put(rings: readonly DrawnRing[]): void {
    drawing.clear()
    shown = rings
    const added = drawing.addFeatures(rings.map(featureOf))
    ids = added.map(({ id, valid }) => (valid ? (id ?? '') : ''))
    take(mode)
  }

  function take(next: DrawingMode): void {
    mode = next
    drawing.setMode(MODES[next])
    const [first] = ids
    if (next === 'move' && first) drawing.selectFeature(first)
  }

  drawing.on('finish', (id, { action }) => {
    const place = ids.indexOf(id)
    const isNew = action === 'draw' && place < 0
    const corners = cornersOf(drawing.getSnapshotFeature(id))
    if (corners.length === 0 || (!isNew && place < 0)) return
    const rings = isNew
      ? withRing(shown, { isHole: mode === 'hole', corners })
      : withCorners(shown, place, () => corners)
    shown = rings
    // The library is still in its own event.
    queueMicrotask(() => {
      if (isNew && drawing.enabled) put(rings)
      onLines(rings, isNew)
    })
  })

  return {
    show: (rings: readonly DrawnRing[]): void => {
      if (JSON.stringify(rings) !== JSON.stringify(shown)) put(rings)
    },
    take,
    close: () => drawing.stop(),
  }
}
