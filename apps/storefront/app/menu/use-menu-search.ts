import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { SEARCH_PARAMETER } from './search-parameter.ts'

/** The height of the slim bar under which the field sticks, in pixels. */
const SLIM_BAR = 56

/**
 * Writes it into the address of this step of the history, behind the router's back: for the router
 * nothing moves.
 */
function writeAddress(text: string | undefined): void {
  const url = new URL(window.location.href)
  if (text) url.searchParams.set(SEARCH_PARAMETER, text)
  else url.searchParams.delete(SEARCH_PARAMETER)
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url)
}

/** A search inside the menu. */
export type MenuSearch = {
  readonly text: string
  readonly close: () => void
  readonly change: (text: string) => void
  /**
   * Keeps what was typed in the address, for the way back from a plate that is a page of its own.
   */
  readonly keep: () => void
}

export type MenuSearchInput = {
  /** Stands before the bar of the field: where what is found begins. */
  readonly mark: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/**
 * The state of a search, from its opening, when it takes the menu's place, to its end, when the
 * menu is where it was.
 */
export function useMenuSearch({ mark, onClose }: MenuSearchInput): MenuSearch {
  const [text, setText] = useState(
    () => new URLSearchParams(window.location.search).get(SEARCH_PARAMETER) ?? '',
  )
  const [before] = useState(() => window.scrollY)
  useLayoutEffect(() => goToStart(mark.current), [mark])
  // After the menu is back in its place, which is drawn with what takes this away.
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

/**
 * Brings the field under the slim bar, which comes once the mark is wholly behind it, and what is
 * found to its beginning.
 */
function goToStart(mark: HTMLElement | null): void {
  if (!mark) return
  const top = mark.getBoundingClientRect().bottom + window.scrollY - SLIM_BAR + 2
  window.scrollTo({ top, behavior: 'instant' })
}

/**
 * Escape closes the search from any of its rows, and a press on one keeps what was typed for the
 * way back. By the document's own events: those of React would also come from the sheet that lies
 * over the rows.
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
