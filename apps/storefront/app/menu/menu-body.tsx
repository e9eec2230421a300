import { menuCopy } from '@mostrador/copy/menu'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { lazy, Suspense, useRef } from 'react'
import { useIsAlive } from '../layout/ambient.ts'
import { CategoryGrid } from './category-grid.tsx'
import { CategorySlider } from './category-slider.tsx'
import { MenuSections } from './menu-sections.tsx'
import { SearchField } from './search-field.tsx'
import { StickyBar } from './sticky-bar.tsx'
import { useMenuSearch } from './use-menu-search.ts'
import type { MenuSearch } from './use-menu-search.ts'
import { useMenu } from './use-menu.ts'

const SearchResults = lazy(() => import('./search-results.tsx'))

/** A finger or a pointer on the button: by the time it is pressed what finds the plates is on its way. */
const preload = (): void => void import('./search-results.tsx')

/** The menu below the header: all plates or, as the branch is configured, its categories; and the search in their place. */
export function MenuBody() {
  const { contact, view } = useMenu()
  const mark = useRef<HTMLDivElement>(null)
  const search = useMenuSearch(mark)
  const { platesInMainView } = contact.branch.generalConfig.menuConfig
  const hasSlider = platesInMainView && view.sections.length > 1
  const isSearching = search.text !== undefined
  return (
    <>
      <StickyBar contact={contact} mark={mark}>
        {view.sections.length > 0 && (
          <div className="sticky top-14 z-20 border-b border-line bg-canvas">
            <div className="mx-auto flex max-w-6xl items-center">
              {isSearching && <SearchField search={search} />}
              {!isSearching && <SearchOpener search={search} isWide={!hasSlider} />}
              {!isSearching && hasSlider && <CategorySlider view={view} />}
            </div>
          </div>
        )}
      </StickyBar>
      <div className="mx-auto max-w-6xl px-4">
        {view.sections.length === 0 && (
          <EmptyState picture={<EmptyPicture name="plate" />} title={menuCopy.empty} />
        )}
        {isSearching && (
          <Suspense fallback={<div className="min-h-dvh" />}>
            <SearchResults search={search} view={view} />
          </Suspense>
        )}
        <div hidden={isSearching}>
          {platesInMainView ? <MenuSections view={view} /> : <CategoryGrid view={view} />}
        </div>
      </div>
    </>
  )
}

type SearchOpenerProps = { readonly search: MenuSearch; readonly isWide: boolean }

/** Opens the search: a round button beside the categories, or, where there are none, what looks like the field. */
function SearchOpener({ search, isWide }: SearchOpenerProps) {
  const isAlive = useIsAlive()
  const opens = { ref: search.opener, onClick: search.open, onPointerEnter: preload, onFocus: preload }
  if (!isWide) {
    return (
      <IconButton
        {...opens}
        icon="search"
        label={menuCopy.search}
        className={isAlive ? 'my-1 ml-2' : 'invisible my-1 ml-2'}
      />
    )
  }
  return (
    <button
      {...opens}
      type="button"
      className="mx-4 my-2 flex h-11 grow items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 text-left text-16 text-muted noscript:hidden"
    >
      <Icon name="search" />
      {menuCopy.search}
    </button>
  )
}
