import { zoneMapCopy } from '@mostrador/copy/zone-map'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useMap } from '@mostrador/ui/use-map'
import { useCallback, useEffect, useRef } from 'react'
import type { Location } from './degrees.ts'
import { MapFrame, useContactMap } from './map-frame.tsx'

const copy = zoneMapCopy.location

export type ContactPinMapProps = {
  readonly value: Location | undefined
  readonly isLocked: boolean
  readonly onPlace: (location: Location) => void
}

/** Map of the branch contact's location, with a pin to drag, tap or move by keys. */
export function ContactPinMap(props: ContactPinMapProps) {
  const source = useContactMap()
  return source ? <OpenMap {...props} {...source} /> : <Skeleton shape="block" className="h-64" />
}

type OpenMapProps = ContactPinMapProps & { readonly tiles: string; readonly attribution: string }

function OpenMap({ value, isLocked, onPlace, tiles, attribution }: OpenMapProps) {
  const latest = useRef({ isLocked, onPlace })
  useEffect(() => {
    latest.current = { isLocked, onPlace }
  })
  const load = useCallback(async () => {
    const { openContactPinMap } = await import('./leaflet-pin-map.ts')
    const tell = (location: Location): void => {
      if (!latest.current.isLocked) latest.current.onPlace(location)
    }
    return (element: HTMLElement) => openContactPinMap(element, { tiles, label: copy.pin, onPlace: tell })
  }, [tiles])
  const { element, map, state } = useMap(load)
  const { lat, lng } = value ?? {}
  useEffect(() => {
    if (state !== 'ready') return
    map.current?.show(lat === undefined || lng === undefined ? undefined : { lat, lng })
  }, [state, map, lat, lng])
  if (state === 'failed') return <p className="text-14 text-muted">{copy.mapFailed}</p>
  return (
    <div className="grid grid-cols-1 gap-2">
      {!isLocked && <p className="text-14 text-muted">{copy.hint}</p>}
      <MapFrame
        element={element}
        state={state}
        label={zoneMapCopy.mapOfPlace}
        keys={zoneMapCopy.placeKeys}
        attribution={attribution}
        map={() => map.current}
        className="h-64"
      />
    </div>
  )
}
