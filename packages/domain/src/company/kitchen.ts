/** The kinds of kitchen that a shop can begin as, each with its hours and its menu. */
export const KITCHENS = [
  'basica',
  'pizzeria',
  'parrilla',
  'cafeteria',
  'sushi',
  'hamburgueseria',
  'empanadas',
] as const

export type Kitchen = (typeof KITCHENS)[number]
