import { Outlet, useLoaderData } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { loadAlias } from '../alias/load-alias.ts'
import { AliasContext } from '../alias/use-alias.ts'
import type { ApiArgs } from '../api.ts'
import { notFound } from '../layout/must.ts'
import type { Route } from './+types/survey-layout'

/** The local whose order is rated. */
async function loadRated(args: ApiArgs & { readonly params: { readonly alias: string } }) {
  const { data } = await loadAlias(args)
  if (data.lookup.type !== 'branchContact') throw notFound('alias-not-found')
  return data
}

export const loader = (args: Route.LoaderArgs) => loadRated(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadRated(args)

/** The same local asks for the same order's rating. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.alias !== nextParams.alias

/** The survey, in the brand of its local. Source: 001 §2 Route table. */
export default function SurveyLayout() {
  return (
    <AliasContext value={useLoaderData<typeof loader>()}>
      <Outlet />
    </AliasContext>
  )
}
