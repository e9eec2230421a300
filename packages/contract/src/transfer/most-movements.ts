/** The most movements that one list may bring. */
export const MOST_MOVEMENTS = 3000
