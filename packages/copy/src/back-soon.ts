/** Pages without a server, where no other can be rendered. */
export const backSoonCopy = {
  title: 'Volvemos en unos segundos',
  hint: 'En este momento no podemos mostrar esta página. No hace falta que hagas nada: lo intentamos de nuevo solos.',
  tooManyTitle: 'Demasiadas visitas a la vez',
  tooManyHint:
    'Desde tu conexión se pidieron muchas páginas en poco tiempo. Lo intentamos de nuevo solos en un momento.',
  retry: 'Reintentar',
} as const
