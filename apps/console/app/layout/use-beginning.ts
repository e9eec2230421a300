import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses an element when it is rendered, after the pressed control made way for it. It needs a
 * `tabIndex` of -1. Use it only where neither heading nor first control takes the focus by itself
 * (`keepFocus`).
 */
export function useBeginning<Element extends HTMLElement>(): RefObject<Element | null> {
  const beginning = useRef<Element>(null)
  useEffect(() => beginning.current?.focus(), [])
  return beginning
}
