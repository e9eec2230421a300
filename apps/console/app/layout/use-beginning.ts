import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where one goes on after what was pressed made way: the element takes the focus as it is drawn. It
 * needs a `tabIndex` of -1. Only where that is not its heading or its first control, to which the
 * focus comes by itself (`keepFocus`).
 */
export function useBeginning<Element extends HTMLElement>(): RefObject<Element | null> {
  const beginning = useRef<Element>(null)
  useEffect(() => beginning.current?.focus(), [])
  return beginning
}
