import { useEffect, useRef } from 'react'

/** Motion where the reader did not ask for stillness. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

/**
 * Keeps the current item of a swept row or column in the middle of it, moving that alone and never
 * the page. The item is the one that carries `aria-current`; `current` says when it is another one.
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
