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

/** Without a boundary, so that the server draws it in its place. */
const EmptyMenu = lazy(() => import('./empty-menu.tsx'))
const CategoryGrid = lazy(() => import('./category-grid.tsx'))

/**
 * The menu below the header: all plates or, as the branch is configured, its categories; and the
 * search in their place. `hint` comes after what is seen first.
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
        // Where the keyboard skips to: past the header, the modes and the categories.
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

/**
 * Whether the search is open; on the way back from a plate that it found it is again. Its button
 * has the focus when it closes.
 */
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

/**
 * Opens the search: a round button beside the categories, or, where there are none, what looks like
 * the field.
 */
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
 * The component of the search, fetched while the page is idle, with the menu made ready for the
 * first letter. Not by `lazy`: what a tap opens has to be drawn in the same moment, or the phone
 * does not bring up its keyboard.
 */
function useSearchModule(view: MenuView): typeof MenuSearch | undefined {
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
