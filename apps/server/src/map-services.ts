import { openGeocoder, type GeocoderName } from '@mostrador/geocoding/open-geocoder'
import type { Geocoder } from '@mostrador/geocoding/geocoder'
import type { MapTiles } from '@mostrador/domain/delivery/map-providers'
import type { Config } from './config.ts'

const OWN_TILES = '/map-tiles/{z}/{x}/{y}.svg'

/** Geocoder and map of this server, and the settings that are missing. */
export type MapServices = {
  readonly geocoder: GeocoderName
  readonly map: MapTiles
  readonly missing: readonly { readonly setting: string; readonly meanwhile: string }[]
}

/**
 * Decides geocoder and map. Where nothing is set, a demo or a server without a public address gets
 * the demo's streets; any other gets none, which the start reports. Source: docs/decisions/030.
 */
export function placesOf(
  config: Pick<Config, 'geocoder' | 'map' | 'publicUrl'>,
  hasDemo: boolean,
): MapServices {
  const isTrial = hasDemo || config.publicUrl === undefined
  const { name } = config.geocoder
  const { tiles, attribution } = config.map
  const missing = [
    name === undefined && { setting: 'GEOCODER', meanwhile: 'addresses are typed, and nobody finds them' },
    tiles === undefined && { setting: 'MAP_TILES', meanwhile: 'maps are not drawn, and say so' },
  ]
  return {
    geocoder: name ?? (isTrial ? 'gazetteer' : 'none'),
    map: { tiles: tiles ?? (isTrial ? OWN_TILES : ''), attribution },
    missing: isTrial ? [] : missing.filter((one) => one !== false),
  }
}

/** Options that a process opens its geocoders with. */
type Opening = Omit<Parameters<typeof openGeocoder>[0], 'name' | 'url' | 'key'>

/** Opens the server's geocoder, and those that branches may choose, at their public servers. */
export function openGeocoders(
  { key, url, branches }: Config['geocoder'],
  name: GeocoderName,
  opening: Opening,
): { readonly geocoder: Geocoder; readonly branchGeocoders: ReadonlyMap<string, Geocoder> } {
  const geocoder = openGeocoder({ ...opening, name, url, key })
  const open = branches.map((one): readonly [string, Geocoder] => [
    one,
    one === name ? geocoder : openGeocoder({ ...opening, name: one, key }),
  ])
  return { geocoder, branchGeocoders: new Map(open) }
}
