import { menuCopy } from '@mostrador/copy/menu'
import { Icon } from '@mostrador/ui/icon.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { lazy, useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { AtRest } from '../frame/at-rest.tsx'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import type { MenuView } from '../place/menu-view.ts'
import { CategorySlider } from './category-slider.tsx'
import type { MenuSearch, MenuSearchProps, prepareSearch } from './menu-search.tsx'
import { MenuSections } from './menu-sections.tsx'
import { SEARCH_PARAMETER } from './search-parameter.ts'
import { StickyBar } from './sticky-bar.tsx'
import { useMenu } from './use-menu.ts'
import { useIsIdle } from '../frame/use-is-idle.ts'
import { prefetchMenuParts } from './prefetch-menu-parts.ts'

const AgainRow = lazyOrNothing(async () => ({ default: (await prefetchMenuParts()).AgainRow }))

/** Without a Suspense boundary, so that the server renders it in place. */
const EmptyMenu = lazy(() => import('./empty-menu.tsx'))
const CategoryGrid = lazy(() => import('./category-grid.tsx'))

/**
 * Menu below the header: all plates or, as the branch is configured, its categories; or the search
 * in their place. `hint` follows the first plates.
 */
export function MenuBody({ hint }: { readonly hint: ReactNode }) {
  const { contact, view } = useMenu()
  const mark = useRef<HTMLDivElement>(null)
  const search = useSearchModule(view)
  const { isOpen, opener, open, close } = useOpening()
  const { platesInMainView } = contact.branch.generalConfig.menuConfig
  const hasSlider = platesInMainView && view.sections.length > 1
  const isSearching = isOpen && search !== undefined
  return (
    <div className={hasSlider ? 'menu-columns' : undefined}>
      <StickyBar contact={contact} mark={mark}>
        {view.sections.length > 0 && !isSearching && (
          <div className="menu-strip sticky top-14 z-20 border-b border-line bg-canvas">
            <div className="mx-auto flex max-w-6xl items-center">
              <SearchOpener
                opener={opener}
                onOpen={open}
                isReady={search !== undefined}
                isWide={!hasSlider}
              />
              {hasSlider && <CategorySlider view={view} />}
            </div>
          </div>
        )}
      </StickyBar>
      {isSearching && <LoadedSearch component={search} view={view} mark={mark} onClose={close} />}
      <div
        // Target of the skip link: past the header, the modes and the categories.
        id={isSearching ? undefined : 'content'}
        hidden={isSearching}
        className="mx-auto max-w-6xl scroll-mt-28 px-4 outline-none"
      >
        {view.sections.length === 0 && <EmptyMenu />}
        {/* As high as what comes, where the browser keeps orders. */}
        <div className="in-data-again:min-h-21">
          <AtRest>
            <AgainRow />
          </AtRest>
        </div>
        {platesInMainView ? (
          <MenuSections view={view} hint={hint} />
        ) : (
          <>
            <CategoryGrid view={view} />
            {hint}
          </>
        )}
      </div>
    </div>
  )
}

type LoadedSearchProps = MenuSearchProps & { readonly component: typeof MenuSearch }

const LoadedSearch = ({ component: Search, ...props }: LoadedSearchProps) => <Search {...props} />

/** Whether the search is open, as after Back from a found plate. Closing focuses its button. */
function useOpening() {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setIsOpen(new URLSearchParams(window.location.search).has(SEARCH_PARAMETER)), [])
  const open = useCallback(() => setIsOpen(true), [])
  const close = useCallback(() => {
    setIsOpen(false)
    requestAnimationFrame(() => opener.current?.focus({ preventScroll: true }))
  }, [])
  return { isOpen, opener, open, close }
}

type SearchOpenerProps = {
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly onOpen: () => void
  readonly isReady: boolean
  readonly isWide: boolean
}

/** Button that opens the search: round beside the categories, else in the field's shape. */
function SearchOpener({ opener, onOpen, isReady, isWide }: SearchOpenerProps) {
  const hidden = isReady ? '' : ' invisible'
  if (!isWide) {
    return (
      <IconButton
        ref={opener}
        icon="search"
        label={menuCopy.search}
        onClick={onOpen}
        className={`my-1 ml-2${hidden}`}
      />
    )
  }
  return (
    <button
      ref={opener}
      type="button"
      onClick={onOpen}
      className={`mx-4 my-1 flex h-11 grow items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 text-left text-16 text-muted${hidden}`}
    >
      <Icon name="search" />
      {menuCopy.search}
    </button>
  )
}

type SearchModule = {
  readonly MenuSearch: typeof MenuSearch
  readonly prepareSearch: typeof prepareSearch
}

/**
 * Loads the search while the page is idle, and indexes the menu for the first letter. Not by
 * `lazy`: the tap has to draw the field at once, or the phone does not open its keyboard.
 */
function useSearchModule(view: MenuView): typeof MenuSearch | undefined {
  const isIdle = useIsIdle()
  const [component, setComponent] = useState<typeof MenuSearch>()
  useEffect(() => {
    // Without a connection only the search is missing.
    function take(module: SearchModule): void {
      module.prepareSearch(view)
      setComponent(() => module.MenuSearch)
    }
    if (isIdle) prefetchMenuParts().then(take, () => undefined)
  }, [isIdle, view])
  return component
}
