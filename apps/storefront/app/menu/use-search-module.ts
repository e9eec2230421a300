import { useEffect, useState } from 'react'
import { useIsIdle } from './use-is-idle.ts'
import type { MenuSearch } from './menu-search.tsx'

/**
 * The component of the search, fetched while the page is idle. Not by `lazy`: what a tap opens has to be drawn
 * in the same moment, or the phone does not bring up its keyboard.
 */
export function useSearchModule(): typeof MenuSearch | undefined {
  const isIdle = useIsIdle()
  const [component, setComponent] = useState<typeof MenuSearch>()
  useEffect(() => {
    // Without a connection there is no search, and nothing else is missing.
    const take = (module: { MenuSearch: typeof MenuSearch }) => setComponent(() => module.MenuSearch)
    if (isIdle) import('./menu-search.tsx').then(take, () => undefined)
  }, [isIdle])
  return component
}
