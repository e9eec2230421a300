import { useEffect, useState } from 'react'
import { Outlet, useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useTellVisits } from '../analytics/use-tell-visits.ts'
import { browserApi } from '../api.ts'
import { AtRest } from '../frame/at-rest.tsx'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { WithoutScripts } from '../branch-contact/without-scripts.tsx'
import { assertScripts } from '../place/assert-scripts.ts'
import { loadAlias } from '../place/load-alias.ts'
import { isReloading } from '../place/reload.ts'
import { AliasContext } from '../place/use-alias.ts'
import type { AliasChange } from './opening-section.tsx'
import type { Route } from './+types/alias-layout'

export const loader = (args: Route.LoaderArgs) => loadAlias(args)
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const loaded = await loadAlias(args)
  if (loaded.data.branch) assertScripts(loaded.data.scripts, args.request)
  return loaded
}

/** Documents without personal data: the server may keep them until the company changes. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The alias is loaded once for the whole way to the order. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.alias !== nextParams.alias || isReloading()

const IdleParts = lazyOrNothing(() => import('./idle-parts.tsx'))

/** Layout of every page of an alias, in its brand. */
export default function AliasLayout() {
  const alias = useLoaderData<typeof loader>()
  const [change, setChange] = useState<AliasChange>()
  useEffect(() => browserApi.learn(alias.lookup.info.alias, alias.lookup), [alias])
  useTellVisits(alias)
  return (
    <AliasContext value={change?.of === alias ? change.now : alias}>
      <Outlet />
      {/* Its content is the server's alone: a browser that runs this draws none of it. */}
      <noscript>{import.meta.env.SSR && <WithoutScripts />}</noscript>
      <AtRest>
        <IdleParts alias={alias} onChange={setChange} />
      </AtRest>
    </AliasContext>
  )
}
