import { Outlet, useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { loadAlias } from '../place/load-alias.ts'
import { AliasContext } from '../place/use-alias.ts'
import type { ApiArgs } from '../api.ts'
import { withFont } from '../branding/with-font.ts'
import { notFound } from '../frame/require-data.ts'
import type { Route } from './+types/survey-layout'

async function loadRated(
  args: ApiArgs & { readonly request: Request; readonly params: { readonly alias: string } },
) {
  const loaded = await loadAlias(args)
  if (loaded.data.lookup.type !== 'branchContact') throw notFound('alias-not-found')
  return loaded
}

export const loader = (args: Route.LoaderArgs) => loadRated(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadRated(args)

/** Forbids servers and caches to keep the documents of a diner's order. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) =>
  withFont(loaderHeaders, { 'cache-control': 'private, no-store' })

/** The branch contact is loaded once for an order's rating. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.alias !== nextParams.alias

/** Layout of the survey, in the brand of its branch contact. Source: 001 §2 Route table. */
export default function SurveyLayout() {
  return (
    <AliasContext value={useLoaderData<typeof loader>()}>
      <Outlet />
    </AliasContext>
  )
}
