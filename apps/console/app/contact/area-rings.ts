import { containsPoint, type Area } from '@mostrador/domain/delivery/contains-point'

/** Corner: `[lng, lat]`. */
export type Corner = readonly [number, number]

/** Line of a drawing, without its first corner repeated at the end. */
export type DrawnRing = {
  /** Index of the polygon that it belongs to, as border or hole. */
  readonly polygon: number
  readonly isHole: boolean
  readonly corners: readonly Corner[]
}

/** Six decimals of a degree: 0.1 m. */
const SCALE = 1e6
const LEAST_CORNERS = 3

/** Rounds a corner as drawings keep it. */
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
 * Returns the lines of an area; undefined where it is malformed, as pasted text may be: the
 * document's check names the fault.
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

/** Builds the area of lines; undefined without a border. */
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

/** Adds a line: a border of its own, or a hole in the border that it begins in. */
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

/** Removes a line; a border takes its holes along. */
export function withoutRing(rings: readonly DrawnRing[], place: number): readonly DrawnRing[] {
  const gone = rings[place]
  return rings.filter(
    (ring, at) => at !== place && !(gone && !gone.isHole && ring.isHole && ring.polygon === gone.polygon),
  )
}

/** Changes the corners of a line. */
export const withCorners = (
  rings: readonly DrawnRing[],
  place: number,
  change: (corners: readonly Corner[]) => readonly Corner[],
): readonly DrawnRing[] =>
  rings.map((ring, at) => (at === place ? { ...ring, corners: change(ring.corners).map(tidyCorner) } : ring))

/** Adds a corner in the middle of the side after a corner. */
export function withMiddle(corners: readonly Corner[], after: number): readonly Corner[] {
  const [from, to] = [corners[after], corners[(after + 1) % corners.length]]
  if (!from || !to) return corners
  const middle = tidyCorner([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
  return corners.toSpliced(after + 1, 0, middle)
}

/** Whether a line has more corners than it needs. */
export const isSpare = (corners: readonly Corner[]): boolean => corners.length > LEAST_CORNERS
