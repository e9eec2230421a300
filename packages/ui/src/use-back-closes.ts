import { useEffect, useRef } from 'react'
import { createBackLayers } from './back-layers.ts'

let openLayer: ReturnType<typeof createBackLayers> | undefined

/**
 * While something lies open over the page, Back asks to close it and leaves the page where it is;
 * what is not closed then stays open, and has the next Back too.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    openLayer ??= createBackLayers(window)
    return openLayer(() => latest.current())
  }, [isOpen])
}
