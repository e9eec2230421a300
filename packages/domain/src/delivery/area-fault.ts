import { orient2d } from 'robust-predicates'
import { containsPoint, type Area } from './contains-point.ts'

type Corner = readonly [number, number]
type Ring = readonly Corner[]

/** A corner of an area by its place there: polygon, ring of it (0 is its border) and corner. */
type CornerPlace = { readonly polygon: number; readonly ring: number; readonly corner: number }

/**
 * Problem of a drawing, and at which corner. Of a crossing: the sides that leave `at` and `other`
 * meet.
 */
export type AreaFault = { readonly at: CornerPlace } & (
  | { readonly code: 'sides-cross'; readonly other: CornerPlace }
  | { readonly code: 'hole-outside' }
  | { readonly code: 'holes-overlap'; readonly other: CornerPlace }
)

const polygonsOf = ({ type, coordinates }: Area): readonly (readonly Ring[])[] =>
  type === 'Polygon' ? [coordinates] : coordinates

/** A side of a ring, with the corner that it leaves, and its place among the sides. */
type Side = {
  readonly from: Corner
  readonly to: Corner
  readonly place: CornerPlace
  readonly turn: number
  readonly turns: number
}

const isSame = (one: Corner, other: Corner): boolean => one[0] === other[0] && one[1] === other[1]

function sidesOf(ring: Ring, of: Omit<CornerPlace, 'corner'>): readonly Side[] {
  const sides = ring.flatMap((from, corner) => {
    const to = ring[corner + 1]
    // A corner that is repeated has no side in between.
    return to && !isSame(from, to) ? [{ from, to, place: { ...of, corner } }] : []
  })
  return sides.map((side, turn) => ({ ...side, turn, turns: sides.length }))
}

const isWithin = (value: number, one: number, other: number): boolean =>
  Math.min(one, other) <= value && value <= Math.max(one, other)

const isBeside = ({ from, to }: Side, [x, y]: Corner): boolean =>
  isWithin(x, from[0], to[0]) && isWithin(y, from[1], to[1])

/** Returns the side of a line on which a corner lies; 0 is on it, exactly. */
const sideOf = ({ from, to }: Side, [x, y]: Corner): number =>
  Math.sign(orient2d(from[0], from[1], to[0], to[1], x, y))

/**
 * Whether two sides meet. Those of one ring may not even touch, beside the corner that neighbours
 * share; a hole may touch its border.
 */
function meet(one: Side, other: Side): boolean {
  const isOneRing = one.place.ring === other.place.ring
  const apart = Math.abs(one.turn - other.turn)
  if (isOneRing && (apart <= 1 || apart === one.turns - 1)) return false
  const [from, to] = [sideOf(one, other.from), sideOf(one, other.to)]
  const [back, forth] = [sideOf(other, one.from), sideOf(other, one.to)]
  if (from * to < 0 && back * forth < 0) return true
  if (!isOneRing) return false
  return (
    (from === 0 && isBeside(one, other.from)) ||
    (to === 0 && isBeside(one, other.to)) ||
    (back === 0 && isBeside(other, one.from)) ||
    (forth === 0 && isBeside(other, one.to))
  )
}

const westOf = ({ from, to }: Side): number => Math.min(from[0], to[0])
const eastOf = ({ from, to }: Side): number => Math.max(from[0], to[0])
const overlapsInHeight = (one: Side, other: Side): boolean =>
  Math.min(one.from[1], one.to[1]) <= Math.max(other.from[1], other.to[1]) &&
  Math.min(other.from[1], other.to[1]) <= Math.max(one.from[1], one.to[1])

/** The first two sides that meet, from the west; each is compared with those above it alone. */
function crossing(sides: readonly Side[]): AreaFault | undefined {
  const fromWest = sides.toSorted((a, b) => westOf(a) - westOf(b))
  for (const [index, one] of fromWest.entries()) {
    for (let next = index + 1; next < fromWest.length; next += 1) {
      const other = fromWest[next]
      if (!other || westOf(other) > eastOf(one)) break
      if (!overlapsInHeight(one, other) || !meet(one, other)) continue
      const [first, second] = isBefore(one.place, other.place) ? [one, other] : [other, one]
      return { code: 'sides-cross', at: first.place, other: second.place }
    }
  }
  return undefined
}

const isBefore = (one: CornerPlace, other: CornerPlace): boolean =>
  one.ring < other.ring || (one.ring === other.ring && one.corner < other.corner)

const isIn = (ring: Ring, [lng, lat]: Corner): boolean =>
  containsPoint({ type: 'Polygon', coordinates: [ring] }, { lat, lng })

function holeFault(rings: readonly Ring[], polygon: number): AreaFault | undefined {
  const [border = [], ...holes] = rings
  for (const [index, hole] of holes.entries()) {
    const place = { polygon, ring: index + 1 }
    const corner = hole.findIndex((one) => !isIn(border, one))
    if (corner >= 0) return { code: 'hole-outside', at: { ...place, corner } }
    const around = holes.findIndex((one, at) => at !== index && hole.every((spot) => isIn(one, spot)))
    if (around >= 0)
      return {
        code: 'holes-overlap',
        at: { ...place, corner: 0 },
        other: { polygon, ring: around + 1, corner: 0 },
      }
  }
  return undefined
}

/**
 * Returns the fault that makes a drawing no area: sides that cross, and holes that reach outside
 * or lie in one another; undefined for none. Its rings are closed, and none of them is flat.
 * Polygons of one area may overlap: they are one area together.
 */
export function areaFault(area: Area): AreaFault | undefined {
  for (const [polygon, rings] of polygonsOf(area).entries()) {
    const sides = rings.map((ring, index) => sidesOf(ring, { polygon, ring: index }))
    const own = sides.map(crossing).find((fault) => fault !== undefined)
    const fault = own ?? holeFault(rings, polygon) ?? crossing(sides.flat())
    if (fault) return fault
  }
  return undefined
}
