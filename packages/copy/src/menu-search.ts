import { you } from './you.ts'

/** The search inside the menu, beyond its button. */
export const menuSearchCopy = {
  hint: you`{Busca} por plato, ingrediente o categoría.`,
  clear: 'Borrar la búsqueda',
  close: 'Cerrar la búsqueda',
  matches: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  more: 'Ver más resultados',
  none: 'No encontramos nada con ese nombre.',
  noneHint: you`{Prueba} con otra palabra, o {mira} el menú completo.`,
} as const
