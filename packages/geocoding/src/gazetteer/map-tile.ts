import type { Point } from '../geocoder.ts'
import { STREETS } from './streets.ts'

/**
 * A tile of the web's usual map: 256 pixels wide, 2^z of them around the earth, counted from the
 * north-west.
 */
export type Tile = { readonly z: number; readonly x: number; readonly y: number }

type XY = readonly [x: number, y: number]
type Line = { readonly name: string; readonly isAvenue: boolean; readonly points: readonly XY[] }

const SIZE = 256

/** Returns a point's place on the whole map, 0 to 1 each way. */
function project({ lat, lng }: Point): XY {
  const radians = (lat * Math.PI) / 180
  return [(lng + 180) / 360, (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2]
}

const LINES: readonly Line[] = STREETS.map(({ name, knots }) => ({
  name,
  isAvenue: name.startsWith('Av. '),
  points: knots.map(project),
}))

/** One name for each neighbourhood, in the middle of its streets. */
const DISTRICTS = [...Map.groupBy(STREETS, ({ district }) => district)].map(([name, streets]) => {
  const points = streets.flatMap(({ knots }) => knots.map(project))
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return { name, at: [mean(0), mean(1)] as const }
})

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Sizes of names, and the width of letters, in pixels. */
const LETTERS = { street: 12, district: 13 }
const widthOf = (name: string): number => name.length * LETTERS.street * 0.55

/** Distance between the names along one street, in pixels. */
const BETWEEN_NAMES = 210

/** Lowest zoom with streets; their names begin later, when there is room beside them. */
const FIRST_STREETS = 10
const FIRST_NAMES = 15
const LAST_DISTRICTS = 15

/** Returns the street in pixels of the tile; undefined where it does not touch it. */
function placeLine(line: Line, { z, x, y }: Tile): readonly XY[] | undefined {
  const scale = 2 ** z
  const points = line.points.map(([px, py]): XY => [(px * scale - x) * SIZE, (py * scale - y) * SIZE])
  const margin = 100
  const touches = ([0, 1] as const).every(
    (axis) =>
      Math.max(...points.map((point) => point[axis])) > -margin &&
      Math.min(...points.map((point) => point[axis])) < SIZE + margin,
  )
  return touches ? points : undefined
}

const roadWidth = (z: number, isAvenue: boolean): number =>
  Math.max(0.9, 11 * 1.5 ** (z - 17)) * (isAvenue ? 1.5 : 1)

/**
 * Places the names along a street: at equal steps of the whole street, so that neighbouring tiles
 * draw the same ones.
 */
function namesAlong({ name }: Line, points: readonly XY[]): string[] {
  const room = widthOf(name)
  return points.flatMap((from, at) => {
    const to = points[at + 1]
    if (!to) return []
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    if (length < room + 20) return []
    const count = Math.max(1, Math.floor(length / BETWEEN_NAMES))
    const degrees = (Math.atan2(dy, dx) * 180) / Math.PI
    const upright = degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees
    return Array.from({ length: count }, (_, step): XY => {
      const share = (step + 0.5) / count
      return [from[0] + dx * share, from[1] + dy * share]
    })
      .filter((point) => point.every((value) => value > -room / 2 - 10 && value < SIZE + room / 2 + 10))
      .map(
        ([px, py]) =>
          `<text transform="translate(${short(px)} ${short(py)}) rotate(${short(upright)})">${escaped(name)}</text>`,
      )
  })
}

function districtsOf({ z, x, y }: Tile): string {
  const scale = 2 ** z
  const texts = DISTRICTS.map(({ name, at }) => {
    const [px, py] = [(at[0] * scale - x) * SIZE, (at[1] * scale - y) * SIZE]
    const isNear = px > -SIZE / 2 && px < SIZE * 1.5 && py > -20 && py < SIZE + 20
    return isNear ? `<text x="${short(px)}" y="${short(py)}">${escaped(name)}</text>` : ''
  })
  return `<g font-size="${LETTERS.district}" font-weight="600" fill="#5b564f" stroke="#eceae5" stroke-width="4">${texts.join('')}</g>`
}

/**
 * Draws a tile of the demo's map as SVG: the gazetteer's streets in neutral colours with their
 * names along, farther away the names of the neighbourhoods. It calls no server, so that a map is
 * there without a network.
 */
export function drawMapTile(tile: Tile): string {
  const { z } = tile
  const placed = z < FIRST_STREETS ? [] : LINES.map((line) => ({ line, points: placeLine(line, tile) }))
  const seen = placed.flatMap(({ line, points }) => (points ? [{ line, points }] : []))
  const roads = (extra: number): string =>
    seen
      .toSorted((a, b) => Number(a.line.isAvenue) - Number(b.line.isAvenue))
      .map(({ line, points }) => {
        const path = points.map(([px, py]) => `${short(px)} ${short(py)}`).join('L')
        return `<path d="M${path}" stroke-width="${short(roadWidth(z, line.isAvenue) + extra)}"/>`
      })
      .join('')
  const names =
    z < FIRST_NAMES
      ? ''
      : seen
          .filter(({ line }) => line.isAvenue || z > FIRST_NAMES)
          .flatMap(({ line, points }) => namesAlong(line, points))
          .join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">`,
    `<rect width="${SIZE}" height="${SIZE}" fill="#eceae5"/>`,
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#cfcac2">${roads(1.5)}</g><g stroke="#fff">${roads(0)}</g></g>`,
    `<g font-family="system-ui,sans-serif" text-anchor="middle" dominant-baseline="central" paint-order="stroke" stroke-linejoin="round">`,
    `<g font-size="${LETTERS.street}" fill="#4f4a44" stroke="#fff" stroke-width="3">${names}</g>`,
    z >= FIRST_STREETS && z < LAST_DISTRICTS ? districtsOf(tile) : '',
    '</g></svg>',
  ].join('')
}
