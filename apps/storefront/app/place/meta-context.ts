import type { Location, Params } from 'react-router'
import type { loadAlias } from './load-alias.ts'

export type MetaInput = {
  readonly location: Pick<Location, 'pathname'>
  readonly params: Params
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]
}

type Loaded = Awaited<ReturnType<typeof loadAlias>>['data']

const isLoadedAlias = (data: unknown): data is Loaded =>
  typeof data === 'object' && data !== null && 'look' in data && 'lookup' in data

/** Returns the alias that the page's layout loaded; undefined on pages of no alias. */
export function loadedAlias(matches: MetaInput['matches']): Loaded | undefined {
  return matches.map((match) => match?.loaderData).find(isLoadedAlias)
}

/** Returns the alias and address of a page for its metadata; undefined after a failure. */
export function metaContext({ location, matches }: MetaInput) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { readonly origin: string }
    | undefined
  const alias = loadedAlias(matches)
  if (!root || !alias) return undefined
  const origin = alias.lookup.home ?? root.origin
  return {
    ...alias,
    origin,
    url: origin + location.pathname,
    themeColor: alias.look?.themeColor,
  }
}
