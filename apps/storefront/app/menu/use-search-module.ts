import { useEffect, useState } from 'react'
import { useIsIdle } from '../frame/use-is-idle.ts'
import { prefetchMenuParts } from './prefetch-menu-parts.ts'
import type { MenuSearch, prepareSearch } from './menu-search.tsx'
import type { MenuView } from '../place/menu-view.ts'

type SearchModule = {
  readonly MenuSearch: typeof MenuSearch
  readonly prepareSearch: typeof prepareSearch
}

/**
 * The component of the search, fetched while the page is idle, with the menu made ready for the
 * first letter. Not by `lazy`: what a tap opens has to be drawn in the same moment, or the phone
 * does not bring up its keyboard.
 */
export function useSearchModule(view: MenuView): typeof MenuSearch | undefined {
  const isIdle = useIsIdle()
  const [component, setComponent] = useState<typeof MenuSearch>()
  useEffect(() => {
    // Without a connection there is no search, and nothing else is missing.
    function take(module: SearchModule): void {
      module.prepareSearch(view)
      setComponent(() => module.MenuSearch)
    }
    if (isIdle) prefetchMenuParts().then(take, () => undefined)
  }, [isIdle, view])
  return component
}
