import { you } from './you.ts'

/**
 * The start page: the branch contacts that this browser knows, every brand by name, and the way to
 * any other.
 */
export const startCopy = {
  title: you`¿Dónde {quieres} pedir?`,
  known: 'Tus últimos locales',
  unknown: you`¿{Tienes} el link o el código QR de tu local? {Ábrelo} para ver su menú.`,
  field: 'Buscar Local',
  fieldHint: 'Su nombre, o como aparece en su link: mi-local',
  go: 'Buscar',
  all: 'Todos los locales',
  found: (search: string) => `Locales con «${search}»`,
  seeAll: 'Ver todos',
  nothingFound: 'No encontramos ningún local con ese nombre.',
  none: 'Todavía no hay locales para mostrar.',
  before: 'Anteriores',
  after: 'Siguientes',
  pages: 'Páginas de locales',
} as const
