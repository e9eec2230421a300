import { counted } from './counted.ts'
import type { BankColumn } from '@mostrador/domain/transfer/bank-headings'
import type { BANK_PROBLEMS } from '@mostrador/domain/transfer/bank-sheet'
import { shortDuration } from './short-duration.ts'
import { you } from './you.ts'

/** The console's page of transfers. Ours. */
export const transfersPageCopy = {
  hint: you`Pedidos que esperan una transferencia. {Pega} los movimientos del banco y los conciliamos solos.`,
  loading: 'Buscando transferencias…',
  loadFailed: 'No pudimos cargar las transferencias.',
  noAccounts: 'Ningún medio de pago tiene los datos de una cuenta para transferir',
  noAccountsHint:
    'Se agrega en Local, Medios de pago, con el tipo Transferencia u otro y los datos de la cuenta.',
  toAccounts: 'Ir a los medios de pago',
  order: (number: number, name: string) => (name ? `#${number} · ${name}` : `#${number}`),
  awaited: (many: number) =>
    many === 0
      ? 'Transferencias esperadas'
      : counted(many, 'transferencia esperada', 'transferencias esperadas'),
  noneAwaited: 'Ahora no se espera ninguna. Los pedidos que se pagan así aparecen acá.',
  since: (when: string) => `Desde las ${when}`,
  left: (minutes: number) => (minutes < 1 ? 'Menos de 1 min' : `Quedan ${shortDuration(minutes)}`),
  over: 'Por vencer',
  reference: (reference: string) => `Referencia ${reference}`,
  ofTotal: (total: string) => `de un total de ${total.replaceAll(' ', '\u00a0')}`,
  said: (receipt: string | null) => (receipt ? `Dice que transfirió · ${receipt}` : 'Dice que transfirió'),
  confirm: 'Confirmar a mano',
  confirmOf: (order: string) => `Confirmar a mano ${order}`,
  confirmTitle: (number: number, amount: string) => `¿Llegaron los ${amount} del pedido #${number}?`,
  confirmHint: 'El pedido pasa a la cocina como pagado. Queda en Actividad con tu nombre.',
  reason: you`Cómo lo {sabes}`,
  reasonMissing: you`{Escribe} cómo lo {sabes}.`,
  reasons: ['Lo vi en la cuenta', 'Mostró el comprobante'],
  confirmNow: 'Confirmar el pago',
  back: 'Volver',
  saving: 'Guardando…',
  confirmed: 'Pago confirmado',
  movements: (many: number) => counted(many, 'movimiento por resolver', 'movimientos por resolver'),
  kinds: {
    MATCH: 'Puede ser de este pedido',
    POSSIBLE: 'Puede ser de alguno de estos pedidos',
    AMOUNT_DIFFERS: 'El monto no coincide',
    PAID_TWICE: 'Ese pedido ya está pagado: puede ser otro pago',
    UNKNOWN: 'No es de ningún pedido esperado',
    ELSEWHERE: 'Es de otro local',
    PERHAPS_ELSEWHERE: 'Puede ser de otro local',
  },
  differs: (difference: string, isMore: boolean) =>
    isMore ? `${difference} más de lo pedido` : `${difference} menos de lo pedido`,
  canceled: 'Cancelado: si es suyo, hay que devolverlo',
  isIts: (order: string) => `Es de ${order}`,
  aside: 'Ignorar',
  asideOf: (movement: string) => `Ignorar ${movement}`,
  asideDone: 'Movimiento ignorado',
  matched: 'Movimiento asignado',
  takeBack: 'Desvincular',
  takeBackOf: (order: string) => `Desvincular el movimiento de ${order}`,
  takeBackTitle: (order: string) => `¿Desvincular el movimiento de ${order}?`,
  takeBackHint:
    'Su movimiento ya no lo paga. Si nadie aceptó el pedido, de nuevo se espera la transferencia.',
  takenBack: 'Movimiento desvinculado',
  owed: (many: number) => counted(many, 'transferencia para devolver', 'transferencias para devolver'),
  late: 'Llegó cuando el pedido ya había vencido',
  ofCanceled: 'El pedido se canceló después de pagado',
  returned: 'Ya la devolví',
  returnedOf: (order: string) => `Ya la devolví: ${order}`,
  returnedTitle: (amount: string, order: string) => `¿Ya devolviste ${amount} de ${order}?`,
  returnedHint: 'Quien pidió lee que el dinero volvió. No se puede deshacer.',
  returnedDone: 'Marcada como devuelta',
  returnedLately: 'Devueltas hace poco',
  returnedBy: (when: string, name: string | null) =>
    name === null ? `Devuelta ${when}` : `La devolvió ${name} ${when}`,
  paid: 'Encontradas hace poco',
  byMovement: (day: string) => `Movimiento: ${day}`,
  byHand: (name: string, reason: string) => `${name}: ${reason}`,
  failed: you`No se pudo guardar. {Vuelve} a intentarlo.`,
} as const

/** Sentences about importing a bank's list. Ours. */
export const movementsCopy = {
  open: 'Cargar movimientos',
  title: 'Movimientos del banco',
  account: 'Cuenta',
  choose: 'Elegir un archivo',
  file: 'Archivo de movimientos',
  formats: 'Excel (.xlsx) o CSV, como lo da tu banco.',
  paste: you`O {pega} acá los movimientos`,
  pasteHint: 'Con sus columnas, como salen de la página del banco o de una planilla.',
  next: 'Leer',
  reading: 'Leyendo…',
  empty: 'La planilla no tiene filas con movimientos.',
  headings: 'Títulos',
  noHeadings: 'No tiene títulos',
  headingsAt: (row: number, sample: string) => `Fila ${row}: ${sample}`,
  columns: 'Qué es cada columna',
  directions: 'Qué dice la columna del sentido',
  direction: (shown: string) => (shown === '' ? 'Donde no dice nada' : `Donde dice «${shown}»`),
  ways: { unknown: 'Elegir…', IN: 'Entró', OUT: 'Salió' },
  take: (row: number) => `Cargar la fila ${row}`,
  leftOut: (many: number) => counted(many, 'fila queda afuera', 'filas quedan afuera'),
  showMore: (many: number) => `Ver ${many} más`,
  column: (at: number, sample: string) => (sample ? `Columna ${at}: ${sample}` : `Columna ${at}`),
  kinds: {
    DAY: 'Fecha',
    AMOUNT: 'Monto, con su signo',
    CREDIT: 'Lo que entró',
    DEBIT: 'Lo que salió',
    DIRECTION: 'Sentido: si entró o salió',
    TEXT: 'Texto',
    NONE: 'No usar',
  } satisfies Record<BankColumn, string>,
  found: (many: number, out: number) =>
    `${counted(many, 'ingreso', 'ingresos')}${out > 0 ? ` y ${counted(out, 'salida, que no se carga', 'salidas, que no se cargan')}` : ''}`,
  none: you`No encontramos ningún ingreso. {Revisa} qué es cada columna.`,
  problems: (many: number) =>
    `${counted(many, 'fila no se entiende', 'filas no se entienden')}: así no se carga nada.`,
  problem: {
    day: (row: number, text: string) => `Fila ${row}: «${text}» no es una fecha`,
    amount: (row: number, text: string) => `Fila ${row}: «${text}» no es un monto`,
    direction: (row: number, text: string) =>
      text === ''
        ? `Fila ${row}: no dice si entró o salió`
        : `Fila ${row}: «${text}» no dice si entró o salió`,
    sign: (row: number) => `Fila ${row}: dice a la vez que entró y que salió`,
  } satisfies Record<(typeof BANK_PROBLEMS)[number], (row: number, text: string) => string>,
  moreProblems: (many: number) => `Y ${counted(many, 'fila más', 'filas más')}.`,
  skip: 'Cargar el resto y dejar afuera esas filas',
  tooMany: (most: number) => you`Son demasiados: hasta ${most} por vez. {Descarga} menos días.`,
  bring: (many: number) => `Cargar ${counted(many, 'ingreso', 'ingresos')}`,
  bringing: 'Cargando…',
  cancel: 'Volver',
  another: 'Elegir otros',
  done: ({ fresh, known, matched }: Record<'fresh' | 'known' | 'matched', number>) =>
    [
      fresh === 0 ? 'No había nada nuevo' : counted(fresh, 'ingreso nuevo', 'ingresos nuevos'),
      ...(known > 0 ? [`${known} ya ${known === 1 ? 'estaba' : 'estaban'}`] : []),
      ...(matched > 0 ? [counted(matched, 'pedido pagado', 'pedidos pagados')] : []),
    ].join(' · '),
} as const
