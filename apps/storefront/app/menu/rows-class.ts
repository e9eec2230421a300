/** Returns the class that tells how many rows the plates of a section fill. */
export const rowsClass = (plates: number): string => `rows-${plates}`
