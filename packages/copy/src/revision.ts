/** What a change took hold of, by the last step of its place, as a sentence says it. */
const CHANGED_PARTS: Readonly<Record<string, string>> = {
  name: 'el nombre',
  showName: 'el nombre',
  description: 'la descripción',
  price: 'el precio',
  image: 'la foto',
  visible: 'si se ve',
  maxQuantity: 'el máximo por pedido',
  hours: 'el horario',
}

const whatChanged = (field: string): string =>
  Object.hasOwn(CHANGED_PARTS, field) ? (CHANGED_PARTS[field] ?? '') : 'lo mismo'

/** The console's list of what was changed in a brand. Ours. */
export const revisionCopy = {
  hint: 'Todo lo que se cambió en tu marca, de lo más nuevo a lo más viejo. Lo que está mal se puede deshacer.',
  loading: 'Buscando los cambios…',
  loadFailed: 'No pudimos cargar los cambios.',
  empty: 'Todavía no hay cambios',
  emptyHint:
    'Cuando alguien cambie un precio o un nombre, vas a ver acá qué cambió y quién, y vas a poder deshacerlo.',
  forbidden: 'No puedes ver los cambios de esta marca',
  forbiddenHint: 'Solo quien es dueño o encargado de toda la marca puede verlos y deshacerlos.',
  yesterday: 'Ayer',
  number: (number: number) => `Cambio ${number}`,
  doors: {
    FILE: 'Archivo',
    SHEET: 'Planilla',
    CONSOLE: 'Alguien que ya no está en el equipo',
    UNDO: 'Administración del sitio',
  },
  moreChanges: (count: number) => (count === 1 ? 'y 1 cambio más' : `y ${count} cambios más`),
  undone: 'Deshecho',
  undoes: (number: number) => `Deshizo el cambio ${number}`,
  undo: 'Deshacer',
  undoOf: (number: number) => `Deshacer el cambio ${number}`,
  undoing: 'Deshaciendo…',
  undoTitle: (number: number) => `¿Deshacer el cambio ${number}?`,
  undoText: (count: number) =>
    count === 1
      ? 'Se deshace esto, y tus clientes lo ven enseguida:'
      : `Se deshacen estas ${count} cosas juntas, y tus clientes lo ven enseguida:`,
  stay: 'Dejarlo así',
  undoneNow: 'Deshecho. Tus clientes ya lo ven.',
  undoFailed: 'No pudimos deshacer el cambio. Vuelve a intentarlo.',
  notUndone: 'No se puede deshacer',
  changedSince: (field: string, now: string | undefined) =>
    `Después de este cambio alguien volvió a cambiar ${whatChanged(field)}${now === undefined ? '' : `: ahora dice «${now}»`}. Para deshacer este, deshaz primero el más nuevo.`,
} as const
