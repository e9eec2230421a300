import type { DevicePosition } from './address-draft.ts'

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 }

/** Returns the device's position; null when forbidden, unknown, late or unsupported. */
export const findDevicePosition = (): Promise<DevicePosition | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy }),
      () => resolve(null),
      OPTIONS,
    )
  })
