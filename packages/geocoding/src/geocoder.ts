/** A place on earth in degrees. */
export type Point = { readonly lat: number; readonly lng: number }

/**
 * Precisions of an address: its door, its street, or only the area around it. Only `HOUSE` needs
 * no look at the pin.
 */
const PRECISIONS = ['HOUSE', 'STREET', 'AREA'] as const

export type Precision = (typeof PRECISIONS)[number]

/**
 * Address and its point. `locality` is the province and `zone` the neighbourhood, as in the
 * documents; `number` is the diner's own wherever one was typed. Unknown parts are empty. Source:
 * 000 §3 User location.
 */
export type GeocodedAddress = Point & {
  readonly street: string
  readonly number: string
  readonly city: string
  readonly locality: string
  readonly zone: string
  readonly country: string
  readonly postalCode: string
  readonly fullAddress: string
  readonly precision: Precision
  /** The provider's own name of it. */
  readonly providerId: string
}

/**
 * One line under the search field. Without a place it has to be resolved by its id when it is
 * chosen.
 */
export type Suggestion = {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly place: GeocodedAddress | null
}

/**
 * Reasons why a provider gave no usable answer: for the log; people only learn that it did not
 * work.
 */
export type FailureReason = 'timeout' | 'unreachable' | 'malformed' | 'throttled' | 'rejected' | 'busy'

/** Answer of a geocoder. An empty result is an answer; only a provider that fails is a refusal. */
export type Geocoded<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false
      readonly refusal: { readonly code: 'geocoder-failed'; readonly reason: FailureReason }
    }

/** Typed text so far, the point nearby, and the session of typing. */
export type Typed = {
  readonly text: string
  readonly near: Point | null
  /**
   * Providers that bill by session want one random token from the first letter to the chosen line.
   */
  readonly sessionToken: string | null
}

/** Chosen line, and the typed house number, in case the provider lost it. */
type Chosen = {
  readonly id: string
  readonly number: string
  readonly sessionToken: string | null
}

/** Attributions that a page has to show beside answers, by the provider's terms. */
const ATTRIBUTIONS = ['OPENSTREETMAP', 'GOOGLE'] as const

export type Attribution = (typeof ATTRIBUTIONS)[number]

/**
 * Addresses to points and back, in the documents' countries alone. Nothing here throws. A reverse
 * answer keeps the asked point: the pin is the truth, the address its description.
 */
export type Geocoder = {
  readonly attribution: Attribution | null
  /**
   * False where no provider searches: then an address is the typed text, and an empty result means
   * nothing.
   */
  readonly searches?: false
  readonly suggest: (typed: Typed) => Promise<Geocoded<readonly Suggestion[]>>
  readonly resolve: (chosen: Chosen) => Promise<Geocoded<GeocodedAddress | null>>
  readonly reverse: (point: Point) => Promise<Geocoded<GeocodedAddress | null>>
}

/** Provider that may be asked when a form is submitted, and never while a diner types. */
export type SubmitGeocoder = Omit<Geocoder, 'suggest'>

/** Most lines that are offered. */
export const MAX_SUGGESTIONS = 6

/** Least letters of a search. */
export const MIN_LETTERS = 3
