import { zoneCopy } from '@mostrador/copy/zone-form'
import type { Area, Point } from '@mostrador/domain/delivery/contains-point'

/** The area of a zone with its name. */
export type NamedArea = { readonly name: string; readonly area: Area }

export type AreaSketchProps = {
  readonly area: Area | undefined
  readonly others: readonly NamedArea[]
  readonly shop: Point | undefined
}

type Spot = readonly [x: number, y: number]

const WIDTH = 320
const HEIGHT = 220
const MARGIN = 14

const ringsOf = ({ type, coordinates }: Area): readonly (readonly (readonly [number, number])[])[] =>
  type === 'Polygon' ? coordinates : coordinates.flat()

/** The zones of a local around it, north above: drawn without a map, which needs no network. */
export function AreaSketch({ area, others, shop }: AreaSketchProps) {
  const areas = [...others.map((other) => other.area), ...(area ? [area] : [])]
  const spots = areas.flatMap((one) => ringsOf(one).flat())
  const scale = scaleFor([...spots, ...(shop ? [[shop.lng, shop.lat] as const] : [])])
  const pathOf = (one: Area): string =>
    ringsOf(one)
      .map((ring) => `M${ring.map((spot) => scale(spot).join(' ')).join('L')}Z`)
      .join('')
  const [x, y] = shop ? scale([shop.lng, shop.lat]) : [0, 0]
  return (
    <figure className="rounded-card border border-line bg-surface">
      <figcaption className="sr-only">{zoneCopy.drawn(others.map(({ name }) => name))}</figcaption>
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full">
        {others.map((other, index) => (
          <path
            // Two zones may have the same name.
            key={index}
            d={pathOf(other.area)}
            fillRule="evenodd"
            className="fill-ink/5 stroke-line-strong"
            strokeDasharray="4 3"
          />
        ))}
        {area && (
          <path d={pathOf(area)} fillRule="evenodd" className="fill-brand/20 stroke-brand" strokeWidth={2} />
        )}
        {shop && <circle cx={x} cy={y} r={5} className="fill-ink stroke-surface" strokeWidth={2} />}
      </svg>
    </figure>
  )
}

/**
 * Puts degrees on the sheet, as large as they fit; a degree of longitude is as wide as it is there.
 */
function scaleFor(spots: readonly (readonly [number, number])[]): (spot: readonly [number, number]) => Spot {
  const bounds = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  for (const [lng, lat] of spots) {
    bounds.west = Math.min(bounds.west, lng)
    bounds.east = Math.max(bounds.east, lng)
    bounds.south = Math.min(bounds.south, lat)
    bounds.north = Math.max(bounds.north, lat)
  }
  const { west, east, south, north } = bounds
  const narrowing = Math.max(Math.cos((((south + north) / 2) * Math.PI) / 180), 0.01)
  const [width, height] = [(east - west) * narrowing, north - south]
  const size = Math.min((WIDTH - 2 * MARGIN) / (width || 1e-6), (HEIGHT - 2 * MARGIN) / (height || 1e-6))
  const [left, top] = [(WIDTH - width * size) / 2, (HEIGHT - height * size) / 2]
  const round = (value: number): number => Math.round(value * 10) / 10
  return ([lng, lat]) => [round(left + (lng - west) * narrowing * size), round(top + (north - lat) * size)]
}
