/**
 * Returns the column of a field, where it has no name of its own: `fontFamily` is `font_family`.
 */
export const columnOf = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
