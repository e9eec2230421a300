import { Outlet, useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { assertScripts } from '../place/assert-scripts.ts'
import { loadAlias } from '../place/load-alias.ts'
import { AliasContext } from '../place/use-alias.ts'
import type { ApiArgs } from '../api.ts'
import { withFont } from '../branding/with-font.ts'
import { notFound } from '../frame/require-data.ts'
import type { Route } from './+types/logistics-layout'

/** The local whose riders and whose orders are on their way. */
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

/** A rider's pages and an order's tracking are no catalogue: nobody on the way keeps them. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) =>
  withFont(loaderHeaders, {
    'cache-control': 'private, no-cache',
    // Allows the map of the brand, and none of its other scripts.
    'x-page-reach': /\bmap=[a-z]+/.exec(loaderHeaders.get('x-page-reach') ?? '')?.[0] ?? '',
  })

/**
 * The same local says the same thing all the way; a rider without a connection is asked for
 * nothing.
 */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.alias !== nextParams.alias

/** Everything of logistics, in the brand of its local. Source: 001 §2 Route table. */
export default function LogisticsLayout() {
  return (
    <AliasContext value={useLoaderData<typeof loader>()}>
      <Outlet />
    </AliasContext>
  )
}
