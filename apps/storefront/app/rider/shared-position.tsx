import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { pollWhileVisible } from '@mostrador/live/polling'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useWakeLock } from '@mostrador/live/use-wake-lock'
import { useEffect, useState } from 'react'
import { browserApi } from '../api.ts'
import type { RiderSession } from './rider-session.ts'
import { addPosition, isWorthTelling, type RiderPosition } from './positions.ts'
import { sendPositions } from './send-positions.ts'

/** State of the device's position: shared, denied or unknown. */
type PositionState = 'looking' | 'on' | 'denied' | 'missing'

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 30_000, maximumAge: 5_000 }

/** The device's clock may be wrong: the server judges the time of a position. */
const positionOf = ({ coords, timestamp }: GeolocationPosition): RiderPosition => ({
  lat: coords.latitude,
  lng: coords.longitude,
  accuracy: Math.min(coords.accuracy, 100_000),
  at: new Date(timestamp).toISOString(),
})

/**
 * Sends the rider's position while mounted. Without a connection positions wait on the device, and
 * are sent in order later. A denied permission is told, and stops nothing.
 */
function usePositionSending(alias: string, session: RiderSession): PositionState {
  const [state, setState] = useState<PositionState>('looking')
  useWakeLock()
  useEffect(() => {
    if (!('geolocation' in navigator)) return setState('missing')
    let last: RiderPosition | undefined
    const send = (): void => void sendPositions(alias, session, browserApi.client)
    const watch = navigator.geolocation.watchPosition(
      (found) => {
        setState('on')
        const position = positionOf(found)
        if (!isWorthTelling(position, last)) return
        last = position
        addPosition(alias, position)
        send()
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'missing'),
      OPTIONS,
    )
    const stopSending = pollWhileVisible(send, { alsoHidden: true })
    send()
    return () => {
      navigator.geolocation.clearWatch(watch)
      stopSending()
    }
  }, [alias, session])
  return state
}

export type SharedPositionProps = { readonly alias: string; readonly session: RiderSession }

/** Notice that the position is shared, while it is. */
export function SharedPosition({ alias, session }: SharedPositionProps) {
  const state = usePositionSending(alias, session)
  if (state === 'denied' || state === 'missing') {
    return (
      <output className="flex gap-2 text-14 font-medium text-warning">
        <Icon name="locate" />
        {state === 'denied' ? shipmentPageCopy.locationDenied : shipmentPageCopy.locationMissing}
      </output>
    )
  }
  return (
    <p className="flex min-h-6 items-center gap-2 text-14 text-muted">
      <Icon name="locate" />
      {state === 'on' && shipmentPageCopy.locationOn}
    </p>
  )
}
