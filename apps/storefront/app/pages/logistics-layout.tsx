import { Outlet, useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { assertScripts } from '../place/assert-scripts.ts'
import { loadAlias } from '../place/load-alias.ts'
import { AliasContext } from '../place/use-alias.ts'
import type { ApiArgs } from '../api.ts'
import { withFont } from '../branding/with-font.ts'
import { notFound } from '../frame/require-data.ts'
import type { Route } from './+types/logistics-layout'

async function loadLogistics(
  args: ApiArgs & { readonly request: Request; readonly params: { readonly alias?: string } },
) {
  const { alias = '' } = args.params
  const loaded = await loadAlias({ ...args, params: { alias } })
  if (loaded.data.lookup.type !== 'branchContact') throw notFound('alias-not-found')
  return loaded
}

export const loader = (args: Route.LoaderArgs) => loadLogistics(args)
export function clientLoader(args: Route.ClientLoaderArgs) {
  // Pages of riders and their diners load no scripts of others.
  assertScripts('', args.request)
  return loadLogistics(args)
}

/** Forbids caches to keep the pages of riders and tracking. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) =>
  withFont(loaderHeaders, {
    'cache-control': 'private, no-cache',
    // Allows the map of the brand, and none of its other scripts.
    'x-page-reach': /\bmap=[a-z]+/.exec(loaderHeaders.get('x-page-reach') ?? '')?.[0] ?? '',
  })

/** The branch contact is loaded once, so that a rider needs no connection for it. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.alias !== nextParams.alias

/** Layout of logistics, in the brand of its branch contact. Source: 001 §2 Route table. */
export default function LogisticsLayout() {
  return (
    <AliasContext value={useLoaderData<typeof loader>()}>
      <Outlet />
    </AliasContext>
  )
}
