import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** What is looked for stands in the address while a found plate is on a page of its own, so that the way back leads to what was found. */
const PARAMETER = 'buscar'

/** The height of the slim bar under which the field sticks, in pixels. */
const SLIM_BAR = 56

const textOfAddress = (): string | null => new URLSearchParams(window.location.search).get(PARAMETER)

/** Writes it into the address of this step of the history, behind the router's back: for the router nothing moves. */
function writeAddress(text: string | undefined): void {
  const url = new URL(window.location.href)
  if (text) url.searchParams.set(PARAMETER, text)
  else url.searchParams.delete(PARAMETER)
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url)
}

/** A search inside the menu: what is typed, or undefined while it is closed. */
export type MenuSearch = {
  readonly text: string | undefined
  readonly open: () => void
  readonly close: () => void
  readonly change: (text: string) => void
  /** Keeps what was typed for the way back from a plate. */
  readonly keep: () => void
  /** The button that opens it, which has the focus again when it closes. */
  readonly opener: RefObject<HTMLButtonElement | null>
}

/**
 * The state of the search. It takes the place of the menu below the bar that `mark` stands before; when it
 * closes, the menu is where it was.
 */
export function useMenuSearch(mark: RefObject<HTMLElement | null>): MenuSearch {
  const [text, setText] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const before = useRef<number>(undefined)
  const isOpen = text !== undefined

  useEffect(() => {
    const kept = textOfAddress()
    if (kept) setText(kept)
  }, [])

  useLayoutEffect(() => {
    if (isOpen) goToStart(mark.current)
    else if (before.current !== undefined) {
      window.scrollTo({ top: before.current, behavior: 'instant' })
      before.current = undefined
      opener.current?.focus({ preventScroll: true })
    }
  }, [isOpen, mark])

  const open = useCallback(() => {
    before.current = window.scrollY
    setText('')
  }, [])
  const close = useCallback(() => {
    before.current ??= 0
    writeAddress(undefined)
    setText(undefined)
  }, [])
  const change = useCallback(
    (typed: string) => {
      setText(typed)
      goToStart(mark.current)
    },
    [mark],
  )
  const keep = useCallback(() => writeAddress(text), [text])
  return { text, open, close, change, keep, opener }
}

/** Brings the field under the slim bar, which comes once the mark is wholly behind it, and what is found to its beginning. */
function goToStart(mark: HTMLElement | null): void {
  if (!mark) return
  const top = mark.getBoundingClientRect().bottom + window.scrollY - SLIM_BAR + 2
  window.scrollTo({ top, behavior: 'instant' })
}
