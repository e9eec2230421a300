/** Key that opens the palette: it works while typing, and where single keys are turned off. */
export const PALETTE_KEY = 'Mod+k'

/** Signs clearer than the browser's names. */
const LABELS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** Writes a stroke for people: `Ctrl K`, `G C`, `↑`. */
export function keyLabel(stroke: string): string {
  return stroke
    .replace('Mod+', isMac() ? '⌘ ' : 'Ctrl ')
    .split(' ')
    .map((key) => LABELS[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(' ')
}
