/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a map is moved by keys, and `application` is the role for what has its own */
import { dispatchCopy } from '@mostrador/copy/dispatch'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
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
    <div className="relative isolate overflow-clip rounded-card border border-line bg-sunken">
      <div
        ref={element}
        role="application"
        tabIndex={0}
        aria-label={dispatchCopy.map}
        className="isolate h-64 outline-offset-[-4px] md:h-full md:min-h-80"
      />
      <div className="absolute top-3 right-3 grid gap-2">
        <IconButton
          icon="plus"
          label={dispatchCopy.zoomIn}
          variant="floating"
          onClick={() => map.current?.zoomBy(1)}
        />
        <IconButton
          icon="minus"
          label={dispatchCopy.zoomOut}
          variant="floating"
          onClick={() => map.current?.zoomBy(-1)}
        />
      </div>
    </div>
  )
}
