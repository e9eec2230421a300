import type { LocationPoint } from '@mostrador/domain/delivery/user-location'

/** How long a marker takes from one known position to the next, in milliseconds. */
const GLIDE_MS = 1000

/**
 * Where something is that set off `elapsed` milliseconds ago: on the straight way, and never past
 * its end.
 */
export function glidePoint(from: LocationPoint, to: LocationPoint, elapsed: number): LocationPoint {
  const part = Math.min(1, Math.max(0, elapsed / GLIDE_MS))
  return { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part }
}

/**
 * Moves something from where it is to where it was seen; answers how to stop. Where motion is not
 * wanted it is there at once.
 */
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
