/**
 * Place of the diner, in the words of the documents: `locality` is the province, `details` are for
 * the rider ("Piso 3"). The point is null while it is unknown (typed by hand, with the geocoder
 * down); `geocoded` tells that a provider found it and the diner did not correct it. Source: 000
 * §3 User location.
 */
export type UserLocation = {
  readonly street: string
  readonly number: string
  readonly city: string
  /** The neighbourhood, where a provider said it. Ours. */
  readonly zone?: string
  readonly locality: string
  readonly country: string
  readonly postalCode: string
  readonly fullAddress: string
  readonly lat: number | null
  readonly lng: number | null
  readonly betweenStreets: string
  readonly details: string
  readonly geocoded: boolean
  /** The server's word that it found this point for this address. */
  readonly pointKey?: string
  /** It was restored from an earlier visit, not given in this one. */
  readonly fromLocalStorage: boolean
}

/** A point on earth, in degrees. */
export type LocationPoint = { readonly lat: number; readonly lng: number }

const TEXTS = [
  'street',
  'number',
  'city',
  'locality',
  'country',
  'postalCode',
  'fullAddress',
  'betweenStreets',
  'details',
] as const

/** Room for the details of the line, and for those of their own field. */
const LONGEST_TEXT = 1_000

const isDegree = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most

/** Returns the point of a location, where it is known. */
export function pointOf(location: UserLocation | null | undefined): LocationPoint | null {
  if (!location || location.lat === null || location.lng === null) return null
  return { lat: location.lat, lng: location.lng }
}

/**
 * Reads a location out of storage; null for any other value, one without an address, or a point
 * outside the world. The result is marked `fromLocalStorage`.
 */
export function parseUserLocation(json: string | null): UserLocation | null {
  try {
    // Stryker disable next-line StringLiteral: what is no JSON is null as well.
    const stored: unknown = JSON.parse(json ?? 'null')
    // Stryker disable next-line ConditionalExpression,LogicalOperator: Reflect.get throws on what is no object.
    if (typeof stored !== 'object' || stored === null) return null
    const read = (field: string): unknown => Reflect.get(stored, field)
    const texts = TEXTS.map((field) => [field, read(field)] as const)
    if (texts.some(([, text]) => typeof text !== 'string' || text.length > LONGEST_TEXT)) return null
    if (read('fullAddress') === '') return null
    const lat = read('lat')
    const lng = read('lng')
    const pointKey = read('pointKey')
    const zone = read('zone')
    const isPoint = isDegree(lat, 90) && isDegree(lng, 180)
    if (!isPoint && (lat !== null || lng !== null)) return null
    return {
      ...(Object.fromEntries(texts) as Record<(typeof TEXTS)[number], string>),
      lat: isPoint ? lat : null,
      lng: isPoint ? lng : null,
      geocoded: read('geocoded') === true,
      ...(typeof pointKey === 'string' && { pointKey }),
      ...(typeof zone === 'string' && zone.length <= LONGEST_TEXT && { zone }),
      fromLocalStorage: true,
    }
  } catch {
    return null
  }
}
