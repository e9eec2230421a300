/**
 * Names of the console's sections, in its navigation and on their pages: beside the sentences of
 * each page, since the navigation is there before any of them.
 */
export const SECTION_TITLES = {
  orders: 'Pedidos',
  dispatch: 'Reparto',
  cases: 'Casos',
  finished: 'Finalizados',
  transfers: 'Transferencias',
  today: 'Ventas',
  menu: 'Carta',
  local: 'Local',
  survey: 'Opiniones',
  campaigns: 'Campañas',
  customers: 'Clientes',
  errors: 'Errores',
  benefits: 'Beneficios',
  branding: 'Marca',
  brand: 'Datos de la marca',
  team: 'Equipo',
  integrations: 'Integraciones',
  activity: 'Actividad',
  shops: 'Nuevos comercios',
} as const

/** Sentences of the frame around the sections: the two halves of the console, and its bar. */
export const frameCopy = {
  /** At a shared tablet. */
  changePerson: 'Cambiar de persona',
  shift: 'Hoy',
  business: 'Negocio',
  audience: 'Clientes y promociones',
  brand: 'Marca',
  account: (name: string) => `Tu cuenta: ${name}`,
  search: 'Buscar o hacer',
  otherClock: 'Las horas son las del local: ',
  hourIn: (hour: string, city: string) => `${hour} en ${city}`,
  state: 'Estado del local',
  allContacts: 'Todos los locales…',
  fold: 'Contraer el menú',
  unfold: 'Fijar el menú',
} as const

/** Tells screen readers how many transfers are to be sent back. */
export const owedTransfers = (count: number): string =>
  count === 1 ? '1 transferencia para devolver' : `${count} transferencias para devolver`

/** Tells screen readers how many cases are open. */
export const openCases = (count: number): string =>
  count === 1 ? '1 caso abierto' : `${count} casos abiertos`
