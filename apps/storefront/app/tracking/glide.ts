import type { LocationPoint } from '@mostrador/domain/delivery/user-location'

/** Duration of a marker's move between two positions, in milliseconds. */
const GLIDE_MS = 1000

/** Returns the position after `elapsed` milliseconds, on the line and never past its end. */
export function glidePoint(from: LocationPoint, to: LocationPoint, elapsed: number): LocationPoint {
  const part = Math.min(1, Math.max(0, elapsed / GLIDE_MS))
  return { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part }
}

/** Moves a marker; returns a function that stops. With reduced motion it jumps. */
export function glide(
  from: LocationPoint,
  to: LocationPoint,
  move: (point: LocationPoint) => void,
): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    move(to)
    return () => undefined
  }
  const start = performance.now()
  let frame = requestAnimationFrame(step)
  function step(now: number): void {
    move(glidePoint(from, to, now - start))
    if (now - start < GLIDE_MS) frame = requestAnimationFrame(step)
  }
  return () => cancelAnimationFrame(frame)
}
