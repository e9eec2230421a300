/** Style sheets of what a loader returns: its rules, and those of its font. */
type Sheets = { readonly sheet: string; readonly fonts: string }

const NONE: Sheets = { sheet: '', fonts: '' }

const attached = new WeakMap<object, Sheets>()

/**
 * Attaches style sheets to what a loader returns, beside the data that the document carries: there
 * they stand in its style already.
 */
export function withSheets<Loaded extends object>(loaded: Loaded, sheets: Partial<Sheets>): Loaded {
  attached.set(loaded, { ...NONE, ...sheets })
  return loaded
}

/**
 * Returns the sheets of what a loader of this program returned; none for the data of a document
 * that the server wrote.
 */
export const sheetsOf = (loaded: object | undefined): Sheets => (loaded && attached.get(loaded)) ?? NONE
