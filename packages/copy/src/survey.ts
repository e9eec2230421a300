import type { AnswerFault } from '@mostrador/domain/survey/judge-answers'
import { you } from './you.ts'

/** The survey of an order. Source: 001 §2 Survey page, §5. */
export const surveyCopy = {
  title: you`{Califica} tu pedido`,
  done: 'Gracias por tu calificación',
  doneHint: 'El local lee cada opinión.',
  /** It was completed before: these answers were not kept. */
  doneBefore: 'Ya habías calificado este pedido.',
  doneBeforeStars: 'Ya habías calificado este pedido: esta es la calificación que guardamos.',
  mandatory: (title: string) => `La pregunta ${title} es obligatoria`,
  order: (number: number, name: string) => `Pedido #${number} en ${name}`,
  stars: (count: number) => (count === 1 ? '1 estrella' : `${count} estrellas`),
  words: ['Muy malo', 'Malo', 'Regular', 'Bueno', 'Excelente'],
  reasons: '¿Qué podemos mejorar?',
  optional: 'Opcional',
  send: 'Enviar calificación',
  sending: 'Enviando…',
  saved: 'Guardamos tu respuesta',
  failed: you`No pudimos guardar tu respuesta. {Vuelve} a intentarlo.`,
  retry: 'Reintentar',
  none: 'Por ahora no hay preguntas sobre este pedido',
  noneHint: you`{Puedes} seguir tu pedido o volver al menú.`,
  notYet: you`Todavía no {puedes} calificar este pedido`,
  notYetHint: 'Cuando el local lo acepte, vas a poder hacerlo desde acá.',
  never: 'Este pedido no se puede calificar',
  neverHint: 'Fue cancelado o no se llegó a pagar.',
  follow: 'Ver mi pedido',
  goOn: 'Completar mi calificación',
  given: (stars: string) => `Tu calificación: ${stars}`,
} as const

const FAULTS = {
  'survey-question-unknown': () => 'Esta pregunta no es de la encuesta de tu pedido.',
  'survey-question-twice': (title) => `La pregunta ${title} está dos veces.`,
  'survey-answer-other-type': (title) => `La respuesta a ${title} no es de su tipo.`,
  'survey-rating-out-of-range': (title) => `La calificación de ${title} va de 1 a 5.`,
  'survey-answer-too-long': (title) => `La respuesta a ${title} puede tener hasta 180 caracteres.`,
  'survey-reason-unknown': (title) => `${title} no tiene esa opción.`,
  'survey-answer-missing': (title) => surveyCopy.mandatory(title),
} satisfies Record<AnswerFault, (title: string) => string>

/** Returns the sentence of an answer's fault. */
export const answerFaultText = (fault: AnswerFault, title: string): string => FAULTS[fault](title)
