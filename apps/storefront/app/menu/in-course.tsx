import { Suspense } from 'react'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { useIsIdle } from '../frame/use-is-idle.ts'
import { prefetchMenuParts } from './prefetch-menu-parts.ts'

const OrderInProgress = lazyOrNothing(async () => ({
  default: (await prefetchMenuParts()).OrderInProgress,
}))

/**
 * The diner's order in progress at this local, once the page is idle. Source: 001 §2 Order in
 * progress.
 */
export function InCourse({ alias }: { readonly alias: string }) {
  const isIdle = useIsIdle()
  if (!isIdle) return null
  return (
    <Suspense>
      <OrderInProgress alias={alias} />
    </Suspense>
  )
}
