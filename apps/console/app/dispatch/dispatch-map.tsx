/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a map is moved by keys, and `application` is the role for what has its own */
import type { Dispatch } from '@mostrador/contract/dispatch/dispatch-endpoints'
import { dispatchCopy } from '@mostrador/copy/dispatch'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { MapCredit } from '@mostrador/ui/map-credit.tsx'
import { useMap } from '@mostrador/ui/use-map'
import { useCallback, useEffect } from 'react'
import type { DispatchPin } from './dispatch-pins.ts'

export type DispatchMapProps = {
  readonly pins: readonly DispatchPin[]
  /** Provider of the tiles, with the attribution that the map has to show. */
  readonly source: Dispatch['map']
}

/** Map of shop, doors and riders. Everything on it stands in the lists too, for screen readers. */
export function DispatchMap({ pins, source: { tiles, attribution } }: DispatchMapProps) {
  const load = useCallback(async () => {
    const { openDispatchMap } = await import('./leaflet-dispatch-map.ts')
    return (element: HTMLElement) => openDispatchMap(element, tiles)
  }, [tiles])
  const { element, map, state } = useMap(load)
  useEffect(() => {
    if (state === 'ready') map.current?.show(pins)
  }, [state, map, pins])

  if (state === 'failed') return <p className="text-14 text-muted">{dispatchCopy.mapFailed}</p>
  return (
    <div className="relative isolate overflow-clip rounded-card border border-line bg-sunken">
      <div
        ref={element}
        role="application"
        tabIndex={0}
        aria-label={dispatchCopy.map}
        aria-busy={state === 'loading'}
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
      <MapCredit text={attribution} className="right-0 bottom-0 rounded-tl-control" />
    </div>
  )
}
