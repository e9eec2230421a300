import { trackingCopy } from '@mostrador/copy/tracking'
import { trackingMarkers } from '@mostrador/domain/tracking/tracking-map'
import { MapCredit } from '@mostrador/ui/map-credit.tsx'
import { useMap } from '@mostrador/ui/use-map'
import { useCallback, useEffect, useMemo } from 'react'
import { useMapTiles } from '../place/use-map-tiles.ts'
import { RiderBlock } from './rider-block.tsx'
import type { TrackingInfo } from './tracking-info.ts'
import { usePositionAge, type PositionAge } from './use-position-age.ts'

/**
 * Card of a rider on the way to a door: the next step, the time, the rider, and a small map.
 * Source: 001 §4 Shipment statuses.
 */
export function OnWay({ info }: { readonly info: TrackingInfo }) {
  const age = usePositionAge(info.rider?.positionAt)
  const eta = String(info.eta ?? '').trim()
  return (
    <div className="grid gap-3">
      <output aria-live="polite" className="grid gap-0.5">
        <span className="text-18 font-bold text-balance">
          {info.isAtDoor ? trackingCopy.atDoor : trackingCopy.approach(info.stopsBefore)}
        </span>
        {eta && !info.isAtDoor && (
          <span className="text-16">
            {trackingCopy.eta}: <span className="price font-bold">{trackingCopy.time(eta)}</span>
          </span>
        )}
      </output>
      {info.rider?.position && <SmallMap info={info} age={age} />}
      {info.rider && <RiderBlock rider={info.rider} age={age} />}
    </div>
  )
}

/** Small map of the way; decorative, and still under a scrolling finger. */
function SmallMap({ info, age }: { readonly info: TrackingInfo; readonly age: PositionAge | undefined }) {
  const { tiles, attribution } = useMapTiles()
  const markers = useMemo(() => trackingMarkers(info), [info])
  const isStale = age?.isStale ?? false
  const load = useCallback(async () => {
    const { openTrackingMap } = await import('./leaflet-tracking-map.ts')
    const options = { tiles, coveredBelow: () => 0, onFollow: () => undefined, isPicture: true }
    return (element: HTMLElement) => openTrackingMap(element, options)
  }, [tiles])
  const { element, map, state } = useMap(load)
  useEffect(() => {
    if (state === 'ready') map.current?.show(markers, isStale)
  }, [state, map, markers, isStale])
  if (tiles === '' || state === 'failed') return null
  return (
    <div className="relative isolate h-44 overflow-clip rounded-card border border-line bg-sunken">
      <div
        ref={element}
        inert
        aria-hidden
        data-small-map
        className="pointer-events-none isolate size-full bg-sunken"
      />
      <MapCredit text={attribution} className="right-0 bottom-0 rounded-tl-control" />
    </div>
  )
}
