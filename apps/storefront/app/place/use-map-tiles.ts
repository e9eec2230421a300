import { mapOf } from '@mostrador/domain/delivery/map-providers'
import type { MapTiles } from '@mostrador/domain/delivery/map-providers'
import { useRouteLoaderData } from 'react-router'
import type { loader as loadRoot } from '../root.tsx'
import { useAlias } from './use-alias.ts'

const NONE: MapTiles = { tiles: '', attribution: '' }

/** Who draws the maps of this page's brand: its own provider, or the server's; `tiles` is '' where nobody does. */
export function useMapTiles(): MapTiles {
  const own = useRouteLoaderData<typeof loadRoot>('root')?.map
  return mapOf(useAlias().branch?.mapProvider, own ?? NONE)
}
