/** Matches an accessible name that begins with these words: after them come prices and hints. */
export function startsWith(words: string): RegExp {
  return new RegExp(`^\\s*${escaped(words)}(?![\\p{L}\\d])`, 'u')
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
