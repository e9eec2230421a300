import { useEffect, useRef } from 'react'
import { createBackLayers } from './back-layers.ts'

let openLayer: ReturnType<typeof createBackLayers> | undefined

/** Lets Back close an open layer; one that refuses gets the next Back too. */
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
