/** Matches an accessible name that begins with these words: after them come prices and hints. */
export function startsWith(words: string): RegExp {
  return new RegExp(`^\\s*${escaped(words)}(?![\\p{L}\\d])`, 'u')
}

/** Matches words anywhere in a name, as they stand. */
export function containing(words: string): RegExp {
  return new RegExp(escaped(words))
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
