import { you } from './you.ts'

/** The list of the keys that work on a page, and the choice whether they do. */
export const keysCopy = {
  title: 'Teclas',
  hint: you`Mientras {escribes} en un campo no hacen nada.`,
  on: 'Usar teclas sueltas en este dispositivo',
  onHint: 'Con la tecla ? ves cuáles hay en cada página.',
  off: 'Están apagadas. La de buscar funciona siempre.',
  everywhere: 'En todas las páginas',
  goTo: 'Ir a',
  palette: 'Buscar o hacer algo',
  search: 'Buscar en la página',
  help: 'Ver estas teclas',
  close: 'Cerrar',
} as const
