import { anyHost } from '@mostrador/outbound/fetch'
import { GEOCODER_TIMEOUT_MS } from './ask-provider.ts'
import { askGazetteer } from './gazetteer/gazetteer.ts'
import type { Geocoder } from './geocoder.ts'
import { googleGeocoder } from './google/google-geocoder.ts'
import { createTurnQueue } from './nominatim/turn-queue.ts'
import { nominatimGeocoder } from './nominatim/nominatim-geocoder.ts'
import { noGeocoder } from './no-geocoder.ts'
import { onSubmit } from './on-submit.ts'
import { photonGeocoder } from './photon/photon-geocoder.ts'
import { rememberingGeocoder } from './remembering-geocoder.ts'

/**
 * The providers that can be chosen; `gazetteer` is built in and needs no network, with `none`
 * addresses are typed.
 */
export const GEOCODERS = ['gazetteer', 'photon', 'nominatim', 'google', 'none'] as const

/** A provider that can be chosen. */
export type GeocoderName = (typeof GEOCODERS)[number]

/** The provider, its address, and the ports that it needs. */
export type GeocoderOptions = {
  readonly name: GeocoderName
  /** Another server than the provider's public one. */
  readonly url?: string | undefined
  readonly key?: string | undefined
  /** Public address of the product: providers want to know their caller. */
  readonly publicUrl: string
  readonly now: () => Date
  /** Gives one turn a second to ask Nominatim, counted over all processes. */
  readonly takeTurn: () => Promise<boolean>
  readonly timeoutMs?: number
}

const PUBLIC_URLS = {
  photon: 'https://photon.komoot.io',
  nominatim: 'https://nominatim.openstreetmap.org',
  places: 'https://places.googleapis.com',
  geocoding: 'https://maps.googleapis.com',
} as const

/** Some two megabytes of answers. */
const ENTRIES = 2_000

const TURN_PAUSE_MS = 150

function providerOf(options: GeocoderOptions): Geocoder {
  const { name, key = '', publicUrl, takeTurn } = options
  const timeoutMs = options.timeoutMs ?? GEOCODER_TIMEOUT_MS
  const url = options.url?.replace(/\/+$/, '')
  // A branch writes a provider's name and never an address: the operator alone decides which hosts
  // are called.
  const asked = { fetch: anyHost, timeoutMs }
  switch (name) {
    case 'gazetteer':
      return photonGeocoder({ baseUrl: 'http://gazetteer', fetch: askGazetteer, timeoutMs }, null)
    case 'none':
      return noGeocoder
    case 'photon':
      return photonGeocoder({ ...asked, baseUrl: url ?? PUBLIC_URLS.photon })
    case 'nominatim': {
      const myTurn = createTurnQueue({ take: takeTurn, patienceMs: timeoutMs, pauseMs: TURN_PAUSE_MS })
      const userAgent = `Mostrador (${publicUrl})`
      const baseUrl = url ?? PUBLIC_URLS.nominatim
      return onSubmit(nominatimGeocoder({ ...asked, baseUrl, userAgent, myTurn }))
    }
    case 'google': {
      const placesUrl = url ?? PUBLIC_URLS.places
      return googleGeocoder({ ...asked, key, placesUrl, geocodingUrl: url ?? PUBLIC_URLS.geocoding })
    }
  }
}

/**
 * Opens the geocoder of a process: the chosen provider, called as rarely as its terms allow. It
 * calls nothing yet.
 */
export const openGeocoder = (options: GeocoderOptions): Geocoder =>
  rememberingGeocoder(providerOf(options), {
    now: () => options.now().getTime(),
    entries: ENTRIES,
    keeps: options.name !== 'google',
  })
