/**
 * Closes a ring of an area with its first point, as GeoJSON asks; a ring that is closed already,
 * or has no points, stays as it is.
 */
export function closedRing<Position extends readonly number[]>(ring: readonly Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)]
  const isClosed = first?.[0] === last?.[0] && first?.[1] === last?.[1]
  return first === undefined || (isClosed && ring.length > 1) ? [...ring] : [...ring, first]
}
