/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a map is moved by keys, and `application` is the role for what has its own */
import { addressDialogCopy } from '@mostrador/copy/address-dialog'
import { trackingCopy } from '@mostrador/copy/tracking'
import type { MapMarker } from '@mostrador/domain/tracking/tracking-map'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { MapCredit } from '@mostrador/ui/map-credit.tsx'
import { useMap } from '@mostrador/ui/use-map'
import { useCallback, useEffect, useState, type RefObject } from 'react'
import { useMapTiles } from '../place/use-map-tiles.ts'

export type TrackingMapProps = {
  readonly markers: readonly MapMarker[]
  /** Whether the position is old: the marker must not look as if it moved. */
  readonly isRiderStale: boolean
  readonly sheet: RefObject<HTMLElement | null>
}

/** Returns how much of the foot a sheet covers; none where it stands beside a much wider map. */
function coveredBy(sheet: HTMLElement | null): number {
  const isBeside = !sheet || sheet.offsetWidth < window.innerWidth * 0.7
  return isBeside ? 0 : sheet.offsetHeight
}

function useTrackingMap({ markers, isRiderStale, sheet }: TrackingMapProps) {
  const [isFollowing, setIsFollowing] = useState(true)
  const { tiles } = useMapTiles()
  const load = useCallback(async () => {
    const { openTrackingMap } = await import('./leaflet-tracking-map.ts')
    const coveredBelow = () => coveredBy(sheet.current)
    return (element: HTMLElement) =>
      openTrackingMap(element, { tiles, coveredBelow, onFollow: setIsFollowing })
  }, [tiles, sheet])
  const { element, map, state } = useMap(load)

  useEffect(() => {
    if (state === 'ready') map.current?.show(markers, isRiderStale)
  }, [state, map, markers, isRiderStale])
  return { element, map, state, isFollowing }
}

/** Map of the page; follows the rider until moved. Source: 001 §2 Customer tracking page. */
export function TrackingMap(props: TrackingMapProps) {
  const { element, map, state, isFollowing } = useTrackingMap(props)
  const { tiles, attribution } = useMapTiles()
  return (
    <div className="absolute inset-0 isolate bg-sunken">
      <div
        ref={element}
        role="application"
        tabIndex={0}
        aria-label={trackingCopy.map}
        aria-busy={state === 'loading'}
        data-tracking-map
        className="isolate size-full bg-sunken outline-offset-[-4px]"
      />
      {(state === 'failed' || tiles === '') && (
        <p className="absolute inset-x-4 top-20 text-center text-16">{trackingCopy.mapFailed}</p>
      )}
      <div className="pt-safe-4 absolute top-0 right-4 grid gap-2">
        <IconButton
          icon="plus"
          label={addressDialogCopy.zoomIn}
          variant="floating"
          onClick={() => map.current?.zoomBy(1)}
        />
        <IconButton
          icon="minus"
          label={addressDialogCopy.zoomOut}
          variant="floating"
          onClick={() => map.current?.zoomBy(-1)}
        />
        {!isFollowing && (
          <IconButton
            icon="locate"
            label={trackingCopy.recentre}
            variant="floating"
            onClick={() => map.current?.follow()}
          />
        )}
      </div>
      <MapCredit text={attribution} className="top-0 left-0 rounded-br-control" />
    </div>
  )
}
