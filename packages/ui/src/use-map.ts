import { useEffect, useRef, useState, type RefObject } from 'react'

/** Map in a page: its element, the map once opened, and its state. */
export type PageMap<Map> = {
  readonly element: RefObject<HTMLDivElement | null>
  readonly map: RefObject<Map | null>
  readonly state: 'loading' | 'ready' | 'failed'
}

/**
 * Loads a map's engine and opens the map in the element, which needs a size by then; closes it on
 * unmount. `load` must be stable as long as the map is to stay.
 */
export function useMap<Map extends { readonly close: () => void }>(
  load: () => Promise<(element: HTMLElement) => Map>,
): PageMap<Map> {
  const element = useRef<HTMLDivElement>(null)
  const map = useRef<Map>(null)
  const [state, setState] = useState<PageMap<Map>['state']>('loading')

  useEffect(() => {
    let isGone = false
    const open = async (): Promise<void> => {
      const openIn = await load()
      if (isGone || !element.current) return
      map.current = openIn(element.current)
      setState('ready')
    }
    open().catch(() => setState('failed'))
    return () => {
      isGone = true
      map.current?.close()
      map.current = null
    }
  }, [load])
  return { element, map, state }
}
