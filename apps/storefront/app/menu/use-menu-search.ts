import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { SEARCH_PARAMETER } from './search-parameter.ts'

/** Height of the slim bar above the field, in pixels. */
const SLIM_BAR = 56

function writeAddress(text: string | undefined): void {
  const url = new URL(window.location.href)
  if (text) url.searchParams.set(SEARCH_PARAMETER, text)
  else url.searchParams.delete(SEARCH_PARAMETER)
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url)
}

export type MenuSearch = {
  readonly text: string
  readonly close: () => void
  readonly change: (text: string) => void
  /** Keeps the text in the address, for Back from a plate with a page of its own. */
  readonly keep: () => void
}

export type MenuSearchInput = {
  readonly mark: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/**
 * Runs a search from its opening, in place of the menu, to its end, when the menu is back at its
 * scroll position.
 */
export function useMenuSearch({ mark, onClose }: MenuSearchInput): MenuSearch {
  const [text, setText] = useState(
    () => new URLSearchParams(window.location.search).get(SEARCH_PARAMETER) ?? '',
  )
  const [before] = useState(() => window.scrollY)
  useLayoutEffect(() => goToStart(mark.current), [mark])
  // Scrolls after the menu is rendered again, which removes this field.
  const close = useCallback(() => {
    writeAddress(undefined)
    onClose()
    requestAnimationFrame(() => window.scrollTo({ top: before, behavior: 'instant' }))
  }, [before, onClose])
  function change(typed: string): void {
    setText(typed)
    goToStart(mark.current)
  }
  const keep = useCallback(() => writeAddress(text), [text])
  return { text, close, change, keep }
}

/** Scrolls the field under the slim bar, and the results to their start. */
function goToStart(mark: HTMLElement | null): void {
  if (!mark) return
  const top = mark.getBoundingClientRect().bottom + window.scrollY - SLIM_BAR + 2
  window.scrollTo({ top, behavior: 'instant' })
}

/**
 * Handles keys: Escape closes the search from any row, and a press on a row keeps the text for
 * Back. They are events of the document: React's would also come from the sheet over the rows.
 */
export function useSearchKeys(box: RefObject<HTMLElement | null>, { close, keep }: MenuSearch): void {
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    const place = box.current
    place?.addEventListener('keydown', leave)
    place?.addEventListener('click', keep, { capture: true })
    return () => {
      place?.removeEventListener('keydown', leave)
      place?.removeEventListener('click', keep, { capture: true })
    }
  }, [box, close, keep])
}
