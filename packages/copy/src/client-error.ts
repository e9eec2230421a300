import { you } from './you.ts'

/** Page of the console about errors in diners' browsers. Ours. */
export const clientErrorCopy = {
  hint: 'Lo que falló en los teléfonos y las computadoras de tus clientes. No guardamos datos personales.',
  show: 'Qué errores mostrar',
  statuses: { OPEN: 'Abiertos', RESOLVED: 'Resueltos' },
  sort: 'Ordenar por',
  orders: { LAST_SEEN: 'Más recientes', COUNT: 'Más frecuentes' },
  empty: { OPEN: 'No hay errores abiertos', RESOLVED: 'Todavía no hay errores resueltos' },
  emptyHint: 'Si algo falla en la página de un cliente, aparece acá.',
  loading: 'Buscando errores…',
  loadFailed: 'No pudimos cargar los errores.',
  times: (count: number) => (count === 1 ? '1 vez' : `${new Intl.NumberFormat('es-AR').format(count)} veces`),
  lastSeen: (when: string) => `Última vez: ${when}`,
  firstSeen: (when: string) => `Primera vez: ${when}`,
  resolvedBy: (name: string, when: string) => `Resuelto por ${name}: ${when}`,
  unknownPage: 'Página desconocida',
  see: 'Ver detalle',
  detail: 'Detalle del error',
  missing: 'Este error ya no está',
  missingHint: 'Los errores que no se repiten en un mes se borran.',
  page: 'Página',
  part: 'Parte',
  place: 'Lugar en el código',
  browser: 'Navegador',
  version: 'Versión',
  contact: 'Local',
  unknown: 'sin dato',
  stack: 'Rastro',
  payload: 'Datos',
  resolve: 'Marcar como resuelto',
  reopen: 'Volver a abrir',
  saving: 'Guardando…',
  resolved: (count: number) =>
    count === 1
      ? 'Resuelto. Si vuelve a pasar, aparece de nuevo.'
      : `${count} resueltos. Si vuelven a pasar, aparecen de nuevo.`,
  reopened: (count: number) =>
    count === 1 ? 'El error quedó abierto' : `${count} errores quedaron abiertos`,
  choose: (message: string) => `Elegir: ${message}`,
  failed: you`No se pudo cambiar el error. {Vuelve} a intentarlo.`,
} as const
