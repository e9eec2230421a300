import type { CaseStatus } from '@mostrador/domain/case/case-status'
import type { OrderErrorType } from '@mostrador/domain/case/order-error-type'
import { you } from './you.ts'

/** Errors of an order that a diner can report. Source: decisions.md, Enumerations. */
export const ORDER_ERROR_LABELS = {
  WITH_PROBLEMS: 'Recibí mi pedido con problemas',
  NOT_RECEIVED: 'No recibí mi pedido',
  DELAYED: 'Mi pedido está demorado',
  WRONG_CHARGE: 'El cobro no es correcto',
  OTHER: 'Otro problema',
} as const satisfies Record<OrderErrorType, string>

const ERROR_TYPES = Object.keys(ORDER_ERROR_LABELS) as OrderErrorType[]

/** Finds the type by its code or its label; undefined for any other text. */
export const errorTypeNamed = (text: string): OrderErrorType | undefined =>
  ERROR_TYPES.find((type) => type === text || ORDER_ERROR_LABELS[type] === text)

/** Reporting a problem on the follow-up. Source: 001 §2 Order follow-up page. */
export const reportCopy = {
  open: 'Tuve un problema con mi pedido',
  title: '¿Qué pasó con tu pedido?',
  hint: 'Le avisamos al local para que lo revise.',
  words: '¿Qué pasó?',
  wordsHint: you`El local lo lee tal como lo {escribes}.`,
  plates: '¿Con qué platos?',
  plate: (quantity: number, name: string) => (quantity > 1 ? `${quantity} × ${name}` : name),
  photos: 'Fotos',
  photosHint: 'Hasta 3. Solo las ve el local.',
  addPhotos: 'Agregar fotos',
  photo: (number: number) => `Foto ${number}`,
  removePhoto: (number: number) => `Quitar foto ${number}`,
  photosMost: you`{Puedes} enviar hasta 3 fotos.`,
  photoUnreadable: you`No pudimos leer una de las fotos. {Elige} otra.`,
  confirm: 'Confirmar',
  sending: 'Enviando…',
  drawingPhotos: 'Preparando las fotos…',
  sent: 'Le avisamos al local',
  sentHint: 'Si hace falta, te va a escribir o a llamar.',
  failed: you`No pudimos enviar tu aviso. {Vuelve} a intentarlo.`,
} as const

/** The cases of the console. */
export const caseCopy = {
  showCases: 'Qué casos mostrar',
  lowScore: (score: number) => `Calificación baja: ${score} de 5`,
  takenBack: 'El pago fue devuelto o desconocido en el medio de pago',
  empty: {
    OPEN: 'No hay casos abiertos',
    IN_PROGRESS: 'No hay casos en curso',
    CLOSED: 'Todavía no hay casos cerrados',
  } satisfies Record<CaseStatus, string>,
  emptyHint:
    'Acá aparecen los problemas que avisan tus clientes, las calificaciones bajas y los pagos devueltos.',
  loading: 'Buscando casos…',
  loadFailed: 'No pudimos cargar los casos.',
  actionFailed: you`No se pudo cambiar el caso. {Vuelve} a intentarlo.`,
  alreadyChanged: 'Otra persona ya cambió este caso.',
  saving: 'Guardando…',
  seeOrder: (number: number) => `Ver pedido #${number}`,
  told: (when: string) => `Avisado: ${when}`,
  closedBy: (name: string, when: string) => `Cerrado por ${name}: ${when}`,
  kitchen: (duration: string) => `Cocina: ${duration}`,
  delivery: (duration: string) => `Entrega: ${duration}`,
  total: (duration: string) => `En total: ${duration}`,
  notYet: 'sin dato',
  photos: 'Fotos que envió el cliente',
  photo: (number: number) => `Abrir foto ${number}`,
} as const

/** The states of a case, as the filter names them. */
export const CASE_STATUS_LABELS = {
  OPEN: 'Abiertos',
  IN_PROGRESS: 'En curso',
  CLOSED: 'Cerrados',
} as const satisfies Record<CaseStatus, string>

/** The buttons of a case. */
export const CASE_ACTION_LABELS = { take: 'Tomar el caso', close: 'Cerrar el caso' } as const

export const CASE_ACTION_DONE = { take: 'El caso quedó en curso', close: 'Caso cerrado' } as const
