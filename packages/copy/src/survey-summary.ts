/**
 * Sentences about survey responses, in the console. Source: decisions.md; the documents do not
 * show it.
 */
export const surveySummaryCopy = {
  period: 'Período',
  periods: { WEEK: '7 días', MONTH: '30 días', QUARTER: '90 días', ALL: 'Siempre' },
  average: (average: number) => average.toFixed(1).replace('.', ','),
  averageLabel: (average: number) => `Promedio: ${average.toFixed(1).replace('.', ',')} de 5`,
  score: (score: number) => `${score} de 5`,
  count: (count: number) => (count === 1 ? '1 calificación' : `${count} calificaciones`),
  distribution: 'Estrellas',
  starRow: (stars: number, count: number) => `${stars === 1 ? '1 estrella' : `${stars} estrellas`}: ${count}`,
  reasons: 'Lo que más nombran',
  noReasons: 'Nadie eligió un motivo en este período.',
  comments: 'Últimos comentarios',
  noComments: 'Nadie dejó un comentario en este período.',
  order: (number: number) => `Pedido #${number}`,
  empty: 'Todavía no hay opiniones',
  emptyHint: 'Cuando un cliente califique su pedido, lo vas a ver acá.',
  failed: 'No pudimos cargar las opiniones.',
  loading: 'Buscando opiniones…',
} as const
