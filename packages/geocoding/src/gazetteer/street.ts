import type { Point } from '../geocoder.ts'

export type Knot = Point & { readonly number: number }

export type City = {
  readonly city: string
  readonly state: string
  readonly country: string
  readonly countryCode: string
}

/**
 * A street, or the part of an avenue that lies in one neighbourhood, as a line of known house
 * numbers.
 */
export type Street = City & {
  readonly name: string
  readonly district: string
  readonly postcode: string
  readonly knots: readonly Knot[]
}

function knotOf(text: string): Knot {
  const [number = 0, lat = 0, lng = 0] = text.split(/[ ,]/).map(Number)
  return { number, lat, lng }
}

/**
 * Reads a table of streets: `# district, postcode` begins a neighbourhood, `name: number lat,lng;
 * …` is a street. One whose numbers are all 0 has none.
 */
export function readStreets(table: string, city: City): Street[] {
  let district = ''
  let postcode = ''
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) {
        ;[district = '', postcode = ''] = line.slice(2).split(', ')
        return []
      }
      const [name = '', knots = ''] = line.split(': ')
      return [{ ...city, name, district, postcode, knots: knots.split('; ').map(knotOf) }]
    })
}

/** Whether a street has a house with this number. */
export function hasNumber({ knots }: Street, number: number): boolean {
  const first = knots[0]?.number ?? 0
  return first > 0 && number >= first && number <= (knots.at(-1)?.number ?? 0)
}

/** Returns the pieces between the known points of a street. */
export const piecesOf = ({ knots }: Street): (readonly [Knot, Knot])[] =>
  knots.flatMap((from, at) => {
    const to = knots[at + 1]
    return to ? [[from, to] as const] : []
  })

const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/**
 * Returns the point at a share, 0 to 1, of the way between two points; to about ten centimetres.
 */
export const pointBetween = (from: Point, to: Point, share: number): Point => ({
  lat: Number(mix(from.lat, to.lat, share).toFixed(6)),
  lng: Number(mix(from.lng, to.lng, share).toFixed(6)),
})

/**
 * Returns the point of a house: between the nearest known numbers, as if all doors were equally
 * wide.
 */
export function pointOfNumber(street: Street, number: number): Point {
  const pieces = piecesOf(street)
  const piece = pieces.find(([, to]) => number <= to.number) ?? pieces.at(-1)
  if (!piece) return { lat: street.knots[0]?.lat ?? 0, lng: street.knots[0]?.lng ?? 0 }
  const [from, to] = piece
  return pointBetween(from, to, (number - from.number) / Math.max(1, to.number - from.number))
}

/** Returns the point of the whole street. */
export function middleOf(street: Street): Point {
  const pieces = piecesOf(street)
  const piece = pieces[Math.floor((pieces.length - 1) / 2)]
  return piece ? pointBetween(piece[0], piece[1], 0.5) : pointOfNumber(street, 0)
}
