/** Puts a value into a map that holds at most so many: the one that was put in longest ago goes first. */
export function remember<Key, Value>(
  map: Map<Key, Value>,
  [key, value]: readonly [Key, Value],
  most: number,
): void {
  map.delete(key)
  map.set(key, value)
  if (map.size <= most) return
  const oldest = map.keys().next().value
  if (oldest !== undefined) map.delete(oldest)
}
