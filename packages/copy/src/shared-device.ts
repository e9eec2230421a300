import { you } from './you.ts'

const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** Most names that are read at a glance. */
const MOST_NAMES = 8

/** Tablets that several people share, and the PIN by which each comes in. Ours. */
export const sharedDeviceCopy = {
  // Before anybody signed in.
  who: you`¿Quién {eres}?`,
  whoHint: (device: string) => you`${device}: {toca} tu nombre y {escribe} tu PIN.`,
  nobody: 'Todavía nadie tiene un PIN.',
  withoutPin: (names: readonly string[]) =>
    `Todavía sin PIN: ${list.format(names.length > MOST_NAMES + 1 ? [...names.slice(0, MOST_NAMES), `${names.length - MOST_NAMES} personas más`] : names)}. Cada quien elige el suyo en «Tu cuenta», con su contraseña, acá o desde cualquier dispositivo.`,
  hello: (name: string) => `Hola, ${name}`,
  pin: 'PIN',
  pinMissing: you`{Escribe} tu PIN.`,
  enter: 'Entrar',
  entering: 'Entrando…',
  notMe: 'No soy yo',
  byPassword: 'Entrar con contraseña',
  byPin: 'Entrar con PIN',
  isOut: 'La persona anterior ya salió de esta tablet. Los nombres aparecen apenas haya respuesta.',
  hearsNothing: 'Mientras tanto esta tablet no avisa de los pedidos nuevos.',
  newOrders: (count: number) => (count === 1 ? 'Hay 1 pedido nuevo' : `Hay ${count} pedidos nuevos`),
  // In the team.
  title: 'Tablets compartidas',
  hint: 'Varias personas trabajan en la misma tablet, cada una entra con su PIN, y la actividad dice quién fue.',
  none: 'Ninguna tablet está compartida.',
  loadFailed: 'No pudimos cargar las tablets compartidas.',
  share: 'Compartir este dispositivo',
  shareHint: 'Tu sesión termina acá, y desde entonces cada quien entra con su nombre y su PIN.',
  name: 'Nombre de la tablet',
  namePlaceholder: 'Caja, barra, cocina…',
  defaultName: 'Tablet',
  idle: 'Se bloquea si nadie la toca; bloqueada también avisa de los pedidos nuevos',
  idleOptions: [
    { value: '1', label: 'Después de 1 minuto' },
    { value: '3', label: 'Después de 3 minutos' },
    { value: '5', label: 'Después de 5 minutos' },
    { value: '15', label: 'Después de 15 minutos' },
    { value: '60', label: 'Después de una hora' },
  ],
  locksAfter: (minutes: number) =>
    minutes === 60
      ? 'Se bloquea después de una hora'
      : `Se bloquea después de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`,
  people: (names: readonly string[]) => `Ahora: ${names.join(', ')}`,
  free: 'Ahora no hay nadie',
  sharedBy: (name: string) => `La compartió ${name}`,
  end: 'Dejar de compartir',
  endOf: (device: string) => `Dejar de compartir: ${device}`,
  endTitle: (device: string) => `¿Dejar de compartir ${device}?`,
  endHint: 'Quien esté trabajando ahí sale en el momento, y ningún PIN la abre.',
  ended: 'Esa tablet ya no está compartida.',
  cancel: 'Cancelar',
  // In one's own account.
  pinTitle: 'PIN para tablets compartidas',
  pinHint: 'De 4 a 6 números. Abre solo las tablets que la empresa comparte, nunca tu cuenta en otro lado.',
  chosenElsewhere: you`Como {tienes} un segundo paso, el PIN no se elige desde una tablet compartida. {Entra} con tu contraseña en un dispositivo tuyo.`,
  isSet: you`{Tienes} un PIN.`,
  isNotSet: you`No {tienes} un PIN.`,
  choose: 'Elegir un PIN',
  chooseOther: 'Elegir otro PIN',
  take: 'Quitar el PIN',
  newPin: 'PIN nuevo',
  newPinMissing: you`{Escribe} el PIN nuevo.`,
  save: 'Guardar el PIN',
  saved: 'PIN guardado',
  taken: 'PIN quitado',
  of: (action: string, company: string) => `${action}: ${company}`,
} as const
