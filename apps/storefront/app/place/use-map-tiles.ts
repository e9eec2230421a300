import { mapOf, type MapTiles } from '@mostrador/domain/delivery/map-providers'
import { useDocument } from '../frame/load-document.ts'
import { useAlias } from './use-alias.ts'

const NONE: MapTiles = { tiles: '', attribution: '' }

/**
 * Who draws the maps of this page's brand: its own provider, or the server's; `tiles` is '' where
 * nobody does.
 */
export function useMapTiles(): MapTiles {
  const own = useDocument()?.map
  return mapOf(useAlias().branch?.mapProvider, own ?? NONE)
}
