import { layoutCopy } from '@mostrador/copy/layout'
import { menuCopy } from '@mostrador/copy/menu'
import { menuSearchCopy } from '@mostrador/copy/menu-search'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useBackCloses } from '@mostrador/ui/use-back-closes'
import { useLayoutEffect, useRef } from 'react'
import type { MenuView } from '../place/menu-view.ts'
import { indexOf, SearchResults } from './search-results.tsx'
import { useMenuSearch, type MenuSearchInput, type MenuSearch } from './use-menu-search.ts'

/** Most characters of a search; longer text is pasted, not typed. */
const LONGEST = 80

/**
 * Field of the search in the place of the categories, with the focus: drawn by the tap itself, so
 * that a phone opens its keyboard.
 */
function SearchField({ search }: { readonly search: MenuSearch }) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), [])
  const { text, change, close } = search
  return (
    <search className="flex min-h-13 min-w-0 grow items-center gap-1 py-1 pl-4">
      <div className="flex h-11 min-w-0 grow items-center gap-2 rounded-full border border-line-strong bg-surface pl-3.5 outline-ink has-[input:focus-visible]:outline-2">
        <Icon name="search" className="text-muted" />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST}
          aria-label={menuCopy.search}
          placeholder={menuCopy.search}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close()
            // Closes the keyboard of a phone; elsewhere the field would only lose the focus.
            if (key === 'Enter' && matchMedia('(pointer: coarse)').matches) field.current?.blur()
          }}
          className="h-full min-w-0 grow bg-transparent text-16 outline-none"
        />
        {text !== '' && (
          <IconButton
            icon="close"
            label={menuSearchCopy.clear}
            onClick={() => {
              change('')
              field.current?.focus()
            }}
          />
        )}
      </div>
      <button
        type="button"
        aria-label={menuSearchCopy.close}
        onClick={close}
        className="min-h-11 shrink-0 rounded-full px-4 text-14 font-semibold"
      >
        {layoutCopy.close}
      </button>
    </search>
  )
}

export type MenuSearchProps = MenuSearchInput & { readonly view: MenuView }

/** Indexes a menu ahead, so that the first letter is not slow. */
export const prepareSearch = (view: MenuView): void => void indexOf(view)

/**
 * Search inside the menu: its field in the bar of the categories, and its results in the place of
 * the plates. Loaded when the page is idle.
 */
export function MenuSearch({ view, ...input }: MenuSearchProps) {
  const search = useMenuSearch(input)
  useBackCloses(true, search.close)
  return (
    <>
      <div className="sticky top-14 z-20 border-b border-line bg-canvas">
        <div className="mx-auto flex max-w-6xl items-center">
          <SearchField search={search} />
        </div>
      </div>
      <div id="content" className="mx-auto max-w-6xl px-4 outline-none">
        <SearchResults search={search} view={view} />
      </div>
    </>
  )
}
