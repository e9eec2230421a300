import { you } from './you.ts'

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-AR')} ${count === 1 ? one : many}`

/** Changes of the shop that are put off to a time, in the console. Ours. */
export const schedulingCopy = {
  put: 'Programar…',
  title: 'Programados',
  words: 'programar agenda calendario más tarde',
  hint: 'Cambios que se hacen solos a su hora, según el reloj del local. Hasta entonces se pueden mover, hacer ya o cancelar.',
  done: 'Hechos',
  when: '¿Cuándo aplicarlo?',
  day: 'Día',
  hour: 'Hora',
  clock: (city: string) => `Es la hora del local, en ${city}.`,
  second: 'La segunda vez: ese día la hora se repite, porque cambia el reloj',
  schedule: 'Programar',
  scheduling: 'Programando…',
  back: 'Volver',
  momentMissing: you`{Elige} un día y una hora.`,
  scheduled: (when: string) => `Programado: ${when}.`,
  see: 'Ver programados',
  seeHow: 'Ver cómo queda',
  seeHowOf: (when: string) => `Ver cómo queda ${when}`,
  meets: 'Se cruza con otro cambio programado',
  meetsEarlier: (at: string, what: string) => you`Antes, ${at}: ${what}. Cambia lo mismo que {tú}.`,
  stopsLater: (at: string, what: string) => `Después, ${at}: ${what}. Ese ya no va a poder hacerse.`,
  despite: 'Programar igual',
  loading: 'Buscando lo programado…',
  loadFailed: 'No pudimos cargar lo programado.',
  empty: 'Nada programado',
  emptyHint: you`Cuando cambies un precio o un plato, {elige} «Programar…» en vez de guardar: el cambio espera su hora y se hace solo.`,
  toPrices: 'Cambiar precios',
  by: (name: string | null) => name ?? 'Alguien que ya no está en el equipo',
  more: (count: number) => `y ${counted(count, 'cambio más', 'cambios más')}`,
  waiting: 'Pendiente',
  applied: 'Hecho',
  partly: 'Hecho en parte',
  failed: 'No se hizo',
  canceled: 'Cancelado',
  undone: 'Deshecho',
  problems: (count: number) =>
    count === 1
      ? 'Un cambio ya no se puede hacer: alguien cambió lo mismo después de programarlo'
      : `${count} cambios ya no se pueden hacer: alguien cambió lo mismo después de programarlos`,
  problemsThen: (count: number) => (count === 1 ? 'Un cambio no se hizo' : `${count} cambios no se hicieron`),
  stopped: (count: number) =>
    count === 1 ? 'Un cambio no va a poder hacerse' : `${count} cambios no van a poder hacerse`,
  pricesChanged: (count: number) =>
    count === 1
      ? '1 precio ya no se puede cambiar: cambió después de programarlo'
      : `${count.toLocaleString('es-AR')} precios ya no se pueden cambiar: cambiaron después de programarlo`,
  nowSays: (sentence: string, found: string) => `${sentence}. Ahora dice ${found}.`,
  anew: 'Calcular de nuevo',
  anewOf: (when: string) => `Calcular de nuevo lo de ${when}`,
  computed: 'Los precios se volvieron a calcular sobre los de ahora.',
  nothingToCompute: 'Los precios de ahora ya son los que pide la regla.',
  move: 'Mover',
  moveOf: (when: string) => `Mover lo de ${when}`,
  moved: (when: string) => `Ahora espera hasta: ${when}.`,
  now: 'Hacer ya',
  nowOf: (when: string) => `Hacer ya lo de ${when}`,
  nowTitle: '¿Hacerlo ya?',
  nowText: 'Tus clientes lo ven enseguida. Se puede deshacer.',
  fitting: 'Hacer lo que se puede',
  made: 'Hecho.',
  cancel: 'Cancelar',
  cancelOf: (when: string) => `Cancelar lo de ${when}`,
  cancelTitle: '¿Cancelar este cambio?',
  cancelText: 'No se va a hacer. Para que vuelva hay que programarlo otra vez.',
  doCancel: 'Sí, cancelar',
  gone: 'Cancelado.',
  putAway: 'Ya lo vi',
  failedNow: you`No pudimos hacerlo. {Prueba} otra vez.`,
} as const
