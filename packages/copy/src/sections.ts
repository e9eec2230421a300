/**
 * What the sections of the console are called, in its navigation and on their pages: beside the
 * sentences of each page, since the navigation is there before any of them.
 */
export const SECTION_TITLES = {
  orders: 'Pedidos',
  dispatch: 'Reparto',
  cases: 'Casos',
  finished: 'Finalizados',
  today: 'Hoy',
  menu: 'Menú',
  survey: 'Opiniones',
  campaigns: 'Campañas',
  customers: 'Clientes',
  errors: 'Errores',
  branding: 'Marca',
  activity: 'Actividad',
} as const

/** How many cases wait, for those who do not see the number. */
export const openCases = (count: number): string =>
  count === 1 ? '1 caso abierto' : `${count} casos abiertos`
