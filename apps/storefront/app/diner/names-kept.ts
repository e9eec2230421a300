/** Returns the rest of each storage key with a prefix; none where storage is forbidden. */
export function namesKept(prefix: string): readonly string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}
