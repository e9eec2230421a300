/** Choice of a company and a branch. Source: 000 §2 Branch page, selector. */
export const locationCopy = {
  branches: 'Nuestras marcas',
  branchContacts: 'Locales',
  searchPlaceholder: 'Buscar Local',
  noMatches: 'No encontramos ningún local con ese nombre.',
  noContacts: 'Todavía no hay locales para mostrar.',
  outOfReach: 'Este local no realiza envíos a tu dirección.',
  nps: (average: number) => average.toFixed(1).replace('.', ','),
  npsLabel: (average: number) => `Calificación promedio: ${average.toFixed(1).replace('.', ',')}`,
} as const
