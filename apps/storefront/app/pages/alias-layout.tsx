import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLoaderData } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { AbandonedCart } from '../abandoned-cart/abandoned-cart.tsx'
import { useTellVisits } from '../analytics/use-tell-visits.ts'
import { browserApi } from '../api.ts'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { useIsIdle } from '../frame/use-is-idle.ts'
import { useRememberPlace } from '../location/use-remember-place.ts'
import { assertScripts } from '../place/assert-scripts.ts'
import { loadAlias } from '../place/load-alias.ts'
import { isReloading } from '../place/reload.ts'
import { AliasContext } from '../place/use-alias.ts'
import type { AliasChange } from './opening-part.tsx'
import type { Route } from './+types/alias-layout'

export const loader = (args: Route.LoaderArgs) => loadAlias(args)
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const loaded = await loadAlias(args)
  if (loaded.data.branch) assertScripts(loaded.data.scripts, args.request)
  return loaded
}

/** Nothing personal is in these documents: the server may keep them until the company changes. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The same alias says the same thing all the way to the order. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.alias !== nextParams.alias || isReloading()

const IdleParts = lazyOrNothing(() => import('./idle-parts.tsx'))

/** Everything under an alias: in its brand, and remembered for the start page. */
export default function AliasLayout() {
  const alias = useLoaderData<typeof loader>()
  const isIdle = useIsIdle()
  const [change, setChange] = useState<AliasChange>()
  useRememberPlace(alias.lookup)
  useEffect(() => browserApi.learn(alias.lookup.info.alias, alias.lookup), [alias])
  useTellVisits(alias)
  return (
    <AliasContext value={change?.of === alias ? change.now : alias}>
      <Outlet />
      {alias.lookup.type === 'branchContact' && !alias.isPreview && (
        <AbandonedCart contact={alias.lookup.info} />
      )}
      {isIdle && (
        <Suspense>
          <IdleParts alias={alias} onChange={setChange} />
        </Suspense>
      )}
    </AliasContext>
  )
}
