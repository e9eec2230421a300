import type { DevicePosition } from './address-draft.ts'

/** How long a device may look for itself, and how old what it remembers may be, in milliseconds. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 }

/**
 * Where the device is; null when that is forbidden, unknown, not told in time, or the browser
 * cannot say.
 */
export const findDevicePosition = (): Promise<DevicePosition | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy }),
      () => resolve(null),
      OPTIONS,
    )
  })
