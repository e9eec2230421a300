/** Writes a number with its noun: `1 plato`, `3 platos`. */
export const counted = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`
