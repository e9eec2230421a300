import type { MenuView } from '../place/menu-view.ts'
import { SearchField } from './search-field.tsx'
import { indexOf, SearchResults } from './search-results.tsx'
import { useMenuSearch } from './use-menu-search.ts'
import type { MenuSearchInput } from './use-menu-search.ts'

export type MenuSearchProps = MenuSearchInput & { readonly view: MenuView }

/** Makes a menu ready to be searched, which is felt when it happens under the first letter. */
export const prepareSearch = (view: MenuView): void => void indexOf(view)

/** The search inside the menu: its field in the bar of the categories, and what it finds in the place of the plates. Loaded when the page is idle. */
export function MenuSearch({ view, ...input }: MenuSearchProps) {
  const search = useMenuSearch(input)
  return (
    <>
      <div className="sticky top-14 z-20 border-b border-line bg-canvas">
        <div className="mx-auto flex max-w-6xl items-center">
          <SearchField search={search} />
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4">
        <SearchResults search={search} view={view} />
      </div>
    </>
  )
}
