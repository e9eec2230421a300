import { containsPoint, type Area } from '@mostrador/domain/delivery/contains-point'

/** A corner as a map and a list know it: `[lng, lat]`. */
export type Corner = readonly [number, number]

/** One line of a drawing, without its first corner again at its end. */
export type DrawnRing = {
  /** Index of the polygon that it belongs to, as border or hole. */
  readonly polygon: number
  readonly isHole: boolean
  readonly corners: readonly Corner[]
}

/** Decimals of a degree: a tenth of a metre. */
const SCALE = 1e6
const LEAST_CORNERS = 3

/** A number as a drawing keeps it. */
export const tidyCorner = ([lng, lat]: readonly number[]): Corner => [
  Math.round((lng ?? 0) * SCALE) / SCALE,
  Math.round((lat ?? 0) * SCALE) / SCALE,
]

const isCorner = (value: unknown): value is readonly number[] =>
  Array.isArray(value) &&
  value.length >= 2 &&
  Math.abs(value[0] as number) <= 180 &&
  Math.abs(value[1] as number) <= 90

const isRing = (value: unknown): value is readonly (readonly number[])[] =>
  Array.isArray(value) && value.every(isCorner)

function openCorners(ring: readonly (readonly number[])[]): readonly Corner[] {
  const corners = ring.map(tidyCorner)
  const [first, last] = [corners[0], corners.at(-1)]
  const isClosed = corners.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
  return isClosed ? corners.slice(0, -1) : corners
}

/**
 * The lines of an area; undefined for what cannot be drawn, as a text that somebody pasted: what is
 * wrong with it is for the check of the document.
 */
export function ringsOf(area: Area): readonly DrawnRing[] | undefined {
  const polygons: readonly unknown[] =
    area.type === 'Polygon' ? [area.coordinates] : Array.isArray(area.coordinates) ? area.coordinates : []
  const rings = polygons.flatMap((polygon, index) =>
    Array.isArray(polygon)
      ? polygon.map((ring: unknown, place) => ({
          polygon: index,
          isHole: place > 0,
          corners: isRing(ring) ? openCorners(ring) : [],
        }))
      : [{ polygon: index, isHole: false, corners: [] }],
  )
  return rings.length > 0 && rings.every(({ corners }) => corners.length >= LEAST_CORNERS) ? rings : undefined
}

const closed = (corners: readonly Corner[]): readonly Corner[] => [...corners, ...corners.slice(0, 1)]

/** The area of some lines; undefined where there is no border. */
export function areaOf(rings: readonly DrawnRing[]): Area | undefined {
  const polygons = rings
    .filter(({ isHole }) => !isHole)
    .map((border) => [
      closed(border.corners),
      ...rings
        .filter(({ isHole, polygon }) => isHole && polygon === border.polygon)
        .map(({ corners }) => closed(corners)),
    ])
  const [only] = polygons
  if (!only) return undefined
  return polygons.length === 1
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: polygons }
}

/** Lines with one more: a border of its own, or a hole in the border that it begins in. */
export function withRing(
  rings: readonly DrawnRing[],
  { isHole, corners }: Pick<DrawnRing, 'isHole' | 'corners'>,
): readonly DrawnRing[] {
  const borders = rings.filter((ring) => !ring.isHole)
  const [lng, lat] = corners[0] ?? [0, 0]
  const around = borders.find((border) =>
    containsPoint({ type: 'Polygon', coordinates: [closed(border.corners)] }, { lat, lng }),
  )
  const next = Math.max(-1, ...rings.map(({ polygon }) => polygon)) + 1
  const polygon = isHole ? (around ?? borders[0])?.polygon : next
  return polygon === undefined ? rings : [...rings, { polygon, isHole, corners: corners.map(tidyCorner) }]
}

/** Lines without one; with a border go its holes. */
export function withoutRing(rings: readonly DrawnRing[], place: number): readonly DrawnRing[] {
  const gone = rings[place]
  return rings.filter(
    (ring, at) => at !== place && !(gone && !gone.isHole && ring.isHole && ring.polygon === gone.polygon),
  )
}

/** Lines of which one has other corners. */
export const withCorners = (
  rings: readonly DrawnRing[],
  place: number,
  change: (corners: readonly Corner[]) => readonly Corner[],
): readonly DrawnRing[] =>
  rings.map((ring, at) => (at === place ? { ...ring, corners: change(ring.corners).map(tidyCorner) } : ring))

/** Corners with one more in the middle of the side that leaves a corner. */
export function withMiddle(corners: readonly Corner[], after: number): readonly Corner[] {
  const [from, to] = [corners[after], corners[(after + 1) % corners.length]]
  if (!from || !to) return corners
  const middle = tidyCorner([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
  return corners.toSpliced(after + 1, 0, middle)
}

/** Whether a line has more corners than it needs. */
export const isSpare = (corners: readonly Corner[]): boolean => corners.length > LEAST_CORNERS
