import { menuCopy } from '@mostrador/copy/menu'
import { menuSearchCopy } from '@mostrador/copy/menu-search'
import {
  indexMenu,
  markMatches,
  searchMenu,
  searchWords,
  type MenuIndex,
} from '@mostrador/domain/menu/search-menu'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import type { MenuView, PlateView } from '../place/menu-view.ts'
import { PlateList } from './plate-list.tsx'
import { useSearchKeys, type MenuSearch } from './use-menu-search.ts'

/** Rows drawn with each letter, and rows with reserved space. */
const FIRST = 8
const SHOWN = 48

const indexes = new WeakMap<MenuView, MenuIndex>()

/** Indexes a menu for the search, once for each version. */
export function indexOf(view: MenuView): MenuIndex {
  const known = indexes.get(view)
  if (known) return known
  const names = new Map(view.sections.map(({ category, name }) => [category.id, name]))
  const marks = new Map(view.sections.map(({ category, indicators }) => [category.id, indicators]))
  const index = indexMenu(
    Array.from(view.plates.values(), ({ plate, name, indicators }) => ({
      id: plate.id,
      name,
      description: plate.description,
      category: names.get(plate.categoryId) ?? '',
      indicators: [...indicators, ...(marks.get(plate.categoryId) ?? [])].map(({ showName }) => showName),
    })),
  )
  indexes.set(view, index)
  return index
}

/** Renders a text with the searched beginnings marked. */
const marking =
  (words: readonly string[]) =>
  (text: string): ReactNode =>
    markMatches(text, words).map((part, position) =>
      part.isMatch ? (
        // The parts of one text have no key but their position.
        <mark key={position} className="bg-brand/25 text-ink">
          {part.text}
        </mark>
      ) : (
        part.text
      ),
    )

export type SearchResultsProps = { readonly search: MenuSearch; readonly view: MenuView }

/** Results of a search as rows of plates, with their number. */
export function SearchResults({ search, view }: SearchResultsProps) {
  // Not deferred: the index is ready, and few rows are drawn at once.
  const typed = search.text
  const index = indexOf(view)
  const found = useMemo(
    () => searchMenu(index, typed).flatMap((id) => view.plates.get(id) ?? []),
    [index, view, typed],
  )
  const words = searchWords(typed)
  const box = useRef<HTMLElement>(null)
  useSearchKeys(box, search)
  return (
    <section ref={box} aria-label={menuCopy.search} className="min-h-dvh pt-4">
      <output className="block text-14 text-muted md:pb-3">
        {words.length > 0 && menuSearchCopy.matches(found.length)}
      </output>
      {words.length === 0 && <p className="text-16 text-muted">{menuSearchCopy.hint}</p>}
      {words.length > 0 && found.length === 0 && (
        <EmptyState picture={<EmptyPicture name="plate" />} title={menuSearchCopy.none}>
          {menuSearchCopy.noneHint}
        </EmptyState>
      )}
      <Found found={found} wanted={words.join(' ')} />
    </section>
  )
}

type FoundProps = { readonly found: readonly PlateView[]; readonly wanted: string }

/** First results, and more on demand until the search changes. */
function Found({ found, wanted }: FoundProps) {
  const [asked, setAsked] = useState({ wanted, shown: SHOWN })
  const shown = asked.wanted === wanted ? asked.shown : SHOWN
  const write = useMemo(() => marking(wanted.split(' ')), [wanted])
  if (found.length === 0) return null
  return (
    <>
      <PlateList plates={found.slice(0, shown)} first={FIRST} write={write} />
      {found.length > shown && (
        <div className="grid justify-items-center py-4">
          <Button variant="secondary" onClick={() => setAsked({ wanted, shown: shown + SHOWN })}>
            {menuSearchCopy.more}
          </Button>
        </div>
      )}
    </>
  )
}
