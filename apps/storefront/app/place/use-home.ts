import { useRouteLoaderData } from 'react-router'
import type { loader as loadRoot } from '../root.tsx'
import { useAlias } from './use-alias.ts'

/** The origin that the pages of this alias are at home on: what links to them that leave the page begin with. */
export function useHome(): string {
  const shared = useRouteLoaderData<typeof loadRoot>('root')?.origin ?? ''
  return useAlias().lookup.home ?? shared
}
