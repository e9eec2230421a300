import { useEffect, useRef } from 'react'

/** Returns the behaviour of scrolling by the reader's setting for motion. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

/**
 * Keeps the current item of a scrolling row or column in its middle, without moving the page. The
 * item is the one with `aria-current`; `current` changes with it.
 */
export function useFollowInRow<Row extends HTMLElement>(current: string | undefined) {
  const row = useRef<Row>(null)
  useEffect(() => {
    const item = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !item || !current) return
    const left = item.offsetLeft - (row.current.clientWidth - item.offsetWidth) / 2
    const top = item.offsetTop - (row.current.clientHeight - item.offsetHeight) / 2
    row.current.scrollTo({ left, top, behavior: scrollBehavior() })
  }, [current])
  return row
}
