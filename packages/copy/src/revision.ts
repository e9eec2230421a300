import type { RevisionDoor } from '@mostrador/domain/revision/revision-door'
import { you } from './you.ts'

/** Changed fields, by the last step of their place, as a sentence names them. */
const CHANGED_PARTS: Readonly<Record<string, string>> = {
  name: 'el nombre',
  showName: 'el nombre',
  description: 'la descripción',
  price: 'el precio',
  image: 'la foto',
  visible: 'si se ve',
  maxQuantity: 'el máximo por pedido',
  dailyCount: 'la cantidad por día',
  hours: 'el horario',
}

const whatChanged = (field: string): string =>
  Object.hasOwn(CHANGED_PARTS, field) ? (CHANGED_PARTS[field] ?? '') : 'lo mismo'

/** List of a branch's changes in the console. Ours. */
export const revisionCopy = {
  hint: 'Todo lo que se cambió en tu marca, de lo más nuevo a lo más viejo. Lo que está mal se puede deshacer.',
  ownMarksHint: 'Lo que marcaste como agotado o como vuelto a la venta. Lo que está mal se puede deshacer.',
  noMarksHint: 'Cuando marques algo como agotado, vas a verlo acá y vas a poder deshacerlo.',
  loading: 'Buscando los cambios…',
  loadFailed: 'No pudimos cargar los cambios.',
  empty: 'Todavía no hay cambios',
  emptyHint:
    'Cuando alguien cambie un precio o un nombre, vas a ver acá qué cambió y quién, y vas a poder deshacerlo.',
  scheduled: 'Ver lo programado',
  yesterday: 'Ayer',
  search: 'Buscar en los cambios',
  searchHint: 'Buscar: un plato, un código, "precio"…',
  filters: (count: number) => (count === 0 ? 'Filtrar' : `Filtrar (${count})`),
  clear: 'Ver todos',
  all: 'Todos',
  author: 'Quién',
  door: 'Por dónde',
  from: 'Desde',
  until: 'Hasta',
  doorNames: {
    FILE: 'Archivo',
    SHEET: 'Planilla',
    CONSOLE: 'Consola',
    RULE: 'Regla de precios',
    KEY: 'Llave de un programa',
    UNDO: 'Deshacer',
    MONTH: 'Resumen de un mes',
    SYSTEM: 'Por sí solo',
  } satisfies Record<RevisionDoor, string>,
  nothingYet: 'Nada así entre los cambios más nuevos',
  nothingYetHint: 'Quedan cambios más viejos por mirar.',
  nothingFound: 'Ningún cambio así',
  nothingFoundHint: you`{Prueba} con otra palabra, otra persona u otros días.`,
  number: (number: number) => `Cambio ${number}`,
  doors: {
    FILE: 'Archivo',
    SHEET: 'Planilla',
    RULE: 'Regla de precios',
    CONSOLE: 'Alguien que ya no está en el equipo',
    KEY: 'Una llave que ya no está',
    UNDO: 'Administración del sitio',
    MONTH: 'Resumen del mes',
    SYSTEM: 'Por sí solo',
  },
  /** Ways in which many things were changed at once. */
  ways: { SHEET: 'por planilla', RULE: 'por regla de precios' } as Readonly<Record<string, string>>,
  moreChanges: (count: number) => (count === 1 ? 'y 1 cambio más' : `y ${count} cambios más`),
  condensed: (count: number) => `Lo que dejaron ${count} cambios de este mes:`,
  condensedBefore:
    'Hasta acá la historia está cambio por cambio. De lo que tiene más de un año queda lo que cambió cada mes.',
  undone: 'Deshecho',
  restored: (name: string, number: number) => `${name} volvió a como estaba con el cambio ${number}`,
  undoes: (number: number) => `Deshizo el cambio ${number}`,
  undo: 'Deshacer',
  undoOf: (number: number) => `Deshacer el cambio ${number}`,
  undoing: 'Deshaciendo…',
  undoTitle: (number: number) => `¿Deshacer el cambio ${number}?`,
  undoText: (count: number) =>
    count === 1
      ? 'Se deshace esto, y tus clientes lo ven enseguida:'
      : `Se deshacen estas ${count} cosas juntas, y tus clientes lo ven enseguida:`,
  history: 'Historial',
  notSeen: (count: number) =>
    count === 1 ? 'Un cambio que tu rol no ve.' : `${count} cambios que tu rol no ve.`,
  historyOf: (name: string) => `Historial de ${name}`,
  wholeBrand:
    'Con sus locales, su carta y todo lo demás: cada cambio es un estado al que puede volver entera.',
  restore: 'Volver a este estado',
  restoreOf: (number: number) => `Volver a este estado: cambio ${number}`,
  restoreTitle: (number: number) => `¿Volver a como estaba con el cambio ${number}?`,
  restoreText: (count: number) =>
    count === 1
      ? 'Va a cambiar esto y nada más, y tus clientes lo ven enseguida:'
      : `Van a cambiar estas ${count} cosas y nada más, y tus clientes lo ven enseguida:`,
  comparing: 'Comparando…',
  restoring: 'Volviendo…',
  sameAlready: 'Ya está como en ese momento: no hay nada que cambiar.',
  understood: 'Entendido',
  restoredNow: 'Está como estaba.',
  otherDifference: 'Alguien cambió algo de esto recién. No se hizo nada: la diferencia ya es otra.',
  nowhereToGoBack: 'Ya no existe el menú en el que estaba. Primero tiene que volver ese menú.',
  stay: 'Dejarlo así',
  undoneNow: 'Deshecho.',
  undoFailed: you`No pudimos deshacer el cambio. {Vuelve} a intentarlo.`,
  notUndone: 'No se puede deshacer',
  markedSince: (now: string | undefined, by: string | undefined) =>
    now === undefined
      ? 'Lo que se había marcado ya no está en la carta.'
      : `${by ?? 'Alguien'} cambió después cómo está: ahora está ${now}. Desde la carta se puede marcar otra vez.`,
  changedSince: (field: string, now: string | undefined) =>
    you`Después de este cambio alguien volvió a cambiar ${whatChanged(field)}${now === undefined ? '' : `: ahora dice «${now}»`}. Para deshacer este, {deshaz} primero el más nuevo.`,
} as const
