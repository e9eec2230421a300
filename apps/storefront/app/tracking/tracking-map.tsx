/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a map is moved by keys, and `application` is the role for what has its own */
import { addressDialogCopy } from '@mostrador/copy/address-dialog'
import { trackingCopy } from '@mostrador/copy/tracking'
import type { MapMarker } from '@mostrador/domain/tracking/tracking-map'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader as loadRoot } from '../root.tsx'
import type { TrackingMap as Map } from './leaflet-tracking-map.ts'

export type TrackingMapProps = {
  readonly markers: readonly MapMarker[]
  /** The rider was seen long ago: the marker must not look as if it moved. */
  readonly isRiderStale: boolean
  /** What lies over the foot of the map. */
  readonly sheet: RefObject<HTMLElement | null>
}

/** How much of the foot a sheet takes; beside a map that is much wider it takes none. */
function coveredBy(sheet: HTMLElement | null): number {
  const isBeside = !sheet || sheet.offsetWidth < window.innerWidth * 0.7
  return isBeside ? 0 : sheet.offsetHeight
}

/** Loads the map's engine and opens it in the element; the markers follow the delivery. */
function useTrackingMap({ markers, isRiderStale, sheet }: TrackingMapProps) {
  const element = useRef<HTMLDivElement>(null)
  const map = useRef<Map>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [isFollowing, setIsFollowing] = useState(true)
  const tiles = useRouteLoaderData<typeof loadRoot>('root')?.map.tiles ?? ''

  useEffect(() => {
    let isGone = false
    const open = async (): Promise<void> => {
      const { openTrackingMap } = await import('./leaflet-tracking-map.ts')
      if (isGone || !element.current) return
      map.current = openTrackingMap(element.current, {
        tiles,
        coveredBelow: () => coveredBy(sheet.current),
        onFollow: setIsFollowing,
      })
      setState('ready')
    }
    open().catch(() => setState('failed'))
    return () => {
      isGone = true
      map.current?.close()
      map.current = null
    }
  }, [tiles, sheet])

  useEffect(() => {
    if (state === 'ready') map.current?.show(markers, isRiderStale)
  }, [state, markers, isRiderStale])
  return { element, map, state, isFollowing }
}

/** The map under the whole page; it looks at the rider until somebody moves it. Source: 001 §2 Customer tracking page. */
export function TrackingMap(props: TrackingMapProps) {
  const { element, map, state, isFollowing } = useTrackingMap(props)
  const attribution = useRouteLoaderData<typeof loadRoot>('root')?.map.attribution
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
      {state === 'failed' && (
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
      {attribution && (
        <p className="absolute top-0 left-0 rounded-br-control bg-raised px-1.5 text-12 text-muted">
          <MapCredit text={attribution} />
        </p>
      )}
    </div>
  )
}

/** Whom the tiles come from; of OpenStreetMap the licence is one link away. */
function MapCredit({ text }: { readonly text: string }) {
  if (!text.includes('OpenStreetMap')) return text
  return (
    <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer" className="underline">
      {text}
    </a>
  )
}
