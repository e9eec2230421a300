/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a map is moved by keys, and `application` is the role for what has its own */
import { addressDialogCopy } from '@mostrador/copy/address-dialog'
import { DEFAULT_MAP_CENTRE } from '@mostrador/domain/delivery/map-view'
import type { LocationPoint } from '@mostrador/domain/delivery/user-location'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { MapCredit } from '@mostrador/ui/map-credit.tsx'
import { useMap } from '@mostrador/ui/use-map'
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useMapTiles } from '../place/use-map-tiles.ts'
import type { PinMap as Map, PinMapOptions } from './leaflet-map.ts'

export type PinMapProps = {
  readonly point: LocationPoint | null
  /** Centre of the map without a pin; null for the default of the documents. */
  readonly centre: LocationPoint | null
  readonly onPin: PinMapOptions['onPin']
}

/** Pixels that an arrow key moves the pin; five times that with Shift. */
const STEP = 8

const ARROWS = new Map<string, readonly [x: number, y: number]>([
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
])

/** Handles a key on the map; false where the key does nothing. */
function press(map: Map, event: KeyboardEvent): boolean {
  const arrow = ARROWS.get(event.key)
  const step = event.shiftKey ? STEP * 5 : STEP
  if (arrow) map.nudge(arrow[0] * step, arrow[1] * step)
  else if (event.key === 'Enter') map.pinCentre()
  else if (event.key === '+') map.zoomBy(1)
  else if (event.key === '-') map.zoomBy(-1)
  else return false
  return true
}

function usePinMap({ point, centre, onPin }: PinMapProps) {
  const { tiles } = useMapTiles()
  const latest = useRef({ centre, onPin })
  useEffect(() => {
    latest.current = { centre, onPin }
  })
  const load = useCallback(async () => {
    const { openPinMap } = await import('./leaflet-map.ts')
    const tell: PinMapOptions['onPin'] = (...put) => latest.current.onPin(...put)
    const label = addressDialogCopy.pin
    return (element: HTMLElement) => {
      const start = latest.current.centre ?? DEFAULT_MAP_CENTRE
      return openPinMap(element, { tiles, centre: start, label, onPin: tell })
    }
  }, [tiles])
  const { element, map, state } = useMap(load)

  useEffect(() => {
    if (state === 'ready') map.current?.show(point)
  }, [state, map, point])
  return { element, map, state }
}

/** Map with a pin to drag, tap or move by arrow keys. Source: 000 §2 Address modal. */
export function PinMap(props: PinMapProps) {
  const { element, map, state } = usePinMap(props)
  const { attribution } = useMapTiles()
  const [moved, setMoved] = useState(0)
  const keysId = useId()

  function onKeyDown(event: KeyboardEvent): void {
    if (!map.current || !press(map.current, event)) return
    event.preventDefault()
    setMoved((count) => count + 1)
  }

  if (state === 'failed') return <p className="text-14 text-muted">{addressDialogCopy.mapFailed}</p>
  return (
    <div className="relative isolate">
      <div
        role="application"
        tabIndex={0}
        aria-label={addressDialogCopy.map}
        aria-describedby={keysId}
        aria-busy={state === 'loading'}
        data-pin-map
        onKeyDown={onKeyDown}
        className="overflow-clip rounded-card border border-line focus-visible:outline-2 focus-visible:outline-ink"
      >
        <div ref={element} className="isolate h-48 bg-sunken md:h-56" />
      </div>
      <p id={keysId} className="sr-only">
        {addressDialogCopy.mapKeys}
      </p>
      <output className="sr-only">{moved > 0 && props.point ? addressDialogCopy.pinMoved : ''}</output>
      <MapButtons map={map} />
      {!props.point && <Hint />}
      <MapCredit text={attribution} className="right-0 bottom-0 rounded-tl-control rounded-br-card" />
    </div>
  )
}

function MapButtons({ map }: { readonly map: { readonly current: Map | null } }) {
  return (
    <div className="absolute top-2 right-2 grid gap-1.5">
      <IconButton
        icon="plus"
        label={addressDialogCopy.zoomIn}
        variant="floating"
        className="border border-line"
        onClick={() => map.current?.zoomBy(1)}
      />
      <IconButton
        icon="minus"
        label={addressDialogCopy.zoomOut}
        variant="floating"
        className="border border-line"
        onClick={() => map.current?.zoomBy(-1)}
      />
    </div>
  )
}

function Hint() {
  return (
    <p className="pointer-events-none absolute top-2 left-2 max-w-[calc(100%-4.5rem)] rounded-control border border-line bg-raised px-3 py-2 text-14 font-medium shadow-float">
      {addressDialogCopy.mapHint}
    </p>
  )
}
