import { mapOf, type MapTiles } from '@mostrador/domain/delivery/map-providers'
import { useDocument } from '../frame/load-document.ts'
import { useAlias } from './use-alias.ts'

const NONE: MapTiles = { tiles: '', attribution: '' }

/** Returns the map provider of the brand, else the server's; `tiles` is '' for none. */
export function useMapTiles(): MapTiles {
  const own = useDocument()?.map
  return mapOf(useAlias().branch?.mapProvider, own ?? NONE)
}
