import { you } from './you.ts'

/**
 * The address dialog, apart from the few words of it that a menu shows. Source: 000 §2 Address
 * modal, §5 Address modal on CONTINUAR.
 */
export const addressDialogCopy = {
  title: you`¿Dónde te {encuentras}?`,
  registered: 'Mis direcciones',
  myAddress: 'Mi dirección',
  myLocation: 'Mi ubicación',
  locate: 'Obtener mis coordenadas',
  cancel: 'CANCELAR',
  continue: 'CONTINUAR',
  street: 'Calle',
  number: 'Número',
  city: 'Ciudad',
  province: 'Provincia',
  postalCode: 'Código postal',
  notes: 'Aclaraciones',
  betweenStreets: 'Entrecalles',
  optional: 'Opcional',
  addressMissing: you`{Ingrese} una dirección`,
  betweenStreetsMissing: you`{Ingrese} un entrecalles`,
  fieldsMissing: you`{Asegúrese} de completar todos los campos obligatorios`,
  mandatory: you`{Debe} ingresar la dirección`,
  coordinatesFailed: 'Error obteniendo coordenadas',
  searchPlaceholder: 'Calle y número',
  suggestions: 'Direcciones sugeridas',
  searching: 'Buscando direcciones…',
  found: (count: number) => (count === 1 ? 'Encontramos 1 dirección' : `Encontramos ${count} direcciones`),
  searchAgain: 'Volver a buscar',
  attribution: {
    OPENSTREETMAP: 'Direcciones: © colaboradores de OpenStreetMap',
    GOOGLE: 'Direcciones: Google',
  },
  fieldMissing: you`{Completa} este campo`,
  locateHint: you`{Usa} la ubicación de tu dispositivo, o {completa} los datos a mano.`,
  locating: 'Buscando tu ubicación…',
  map: 'Mapa de tu dirección',
  mapHint: you`{Toca} el mapa para marcar tu puerta.`,
  mapKeys: you`Con las flechas {mueves} el marcador, o el mapa mientras no haya marcador. Enter lo pone en el centro; más y menos acercan y alejan.`,
  mapLoading: 'Cargando el mapa…',
  mapFailed: you`No pudimos mostrar el mapa. {Puedes} continuar sin él.`,
  noMap: you`Acá no hay mapa. Para dar tu punto exacto {usa} la ubicación de tu dispositivo.`,
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  pin: 'Tu dirección',
  pinMoved: 'Marcador movido',
  pinUnsureTitle: '¿El marcador está en tu puerta?',
  pinUnsure: you`No estamos seguros del punto exacto. Si hace falta, {muévelo} en el mapa.`,
  pinRight: 'Sí, es acá',
  pinMissing: you`{Marca} tu puerta en el mapa, o {continúa} sin marcarla.`,
} as const

/** Sentences about an address that is not found, where there is a map to put a pin on. */
const WITH_MAP = {
  notFound: you`No encontramos esa dirección. {Revísala}, o {déjala} así y {marca} tu puerta en el mapa.`,
  noSearch: you`{Escribe} la dirección completa y {marca} tu puerta en el mapa.`,
  searchFailed: you`No pudimos buscar la dirección. {Escríbela} completa y {marca} tu puerta en el mapa.`,
  searchBusy: you`Hay demasiadas búsquedas. {Espera} unos segundos, o {escribe} la dirección completa y {marca} tu puerta en el mapa.`,
  chooseOne: you`{Elige} tu dirección de la lista o {márcala} en el mapa`,
  nobodyKnows: you`Marcamos el punto en el mapa, pero no conocemos la dirección: {complétala} a mano.`,
} as const

const WITHOUT_MAP: Record<keyof typeof WITH_MAP, string> = {
  notFound: you`No encontramos esa dirección. {Revísala}, o {déjala} así.`,
  noSearch: you`{Escribe} la dirección completa.`,
  searchFailed: you`No pudimos buscar la dirección. {Escríbela} completa.`,
  searchBusy: you`Hay demasiadas búsquedas. {Espera} unos segundos, o {escribe} la dirección completa.`,
  chooseOne: you`{Elige} tu dirección de la lista`,
  nobodyKnows: you`Tenemos tu ubicación, pero no conocemos la dirección: {complétala} a mano.`,
}

/** Returns the hints where an address is not found: without a map, none leads to it. */
export const addressWays = (hasMap: boolean): Record<keyof typeof WITH_MAP, string> =>
  hasMap ? WITH_MAP : WITHOUT_MAP
