import { dispatchCopy } from '@mostrador/copy/dispatch'
import { useEffect, useRef, useState } from 'react'
import type { DispatchPin } from './dispatch-pins.ts'
import type { DispatchMap as OpenMap } from './leaflet-dispatch-map.ts'

/** Shop, doors and riders at a glance. Everything on it stands in the lists too, which are what a screen reader reads. */
export function DispatchMap({ pins }: { pins: readonly DispatchPin[] }) {
  const element = useRef<HTMLDivElement>(null)
  const map = useRef<OpenMap>(null)
  const latest = useRef(pins)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    latest.current = pins
    map.current?.show(pins)
  }, [pins])

  useEffect(() => {
    let isGone = false
    const open = async (): Promise<void> => {
      const { openDispatchMap } = await import('./leaflet-dispatch-map.ts')
      if (isGone || !element.current) return
      map.current = openDispatchMap(element.current)
      map.current.show(latest.current)
    }
    open().catch(() => setFailed(true))
    return () => {
      isGone = true
      map.current?.close()
      map.current = null
    }
  }, [])

  if (failed) return <p className="text-14 text-muted">{dispatchCopy.mapFailed}</p>
  return (
    <section
      aria-label={dispatchCopy.map}
      className="isolate overflow-clip rounded-card border border-line bg-sunken"
    >
      <div ref={element} className="h-64 md:h-full md:min-h-80" />
    </section>
  )
}
