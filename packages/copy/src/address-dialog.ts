/**
 * The address dialog, apart from the few words of it that a menu shows. Source: 000 §2 Address
 * modal, §5 Address modal on CONTINUAR.
 */
export const addressDialogCopy = {
  title: '¿Dónde te encuentras?',
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
  addressMissing: 'Ingrese una dirección',
  betweenStreetsMissing: 'Ingrese un entrecalles',
  fieldsMissing: 'Asegúrese de completar todos los campos obligatorios',
  mandatory: 'Debe ingresar la dirección',
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
  fieldMissing: 'Completa este campo',
  locateHint: 'Usa la ubicación de tu dispositivo, o completa los datos a mano.',
  locating: 'Buscando tu ubicación…',
  map: 'Mapa de tu dirección',
  mapHint: 'Toca el mapa para marcar tu puerta.',
  mapKeys:
    'Con las flechas mueves el marcador, o el mapa mientras no haya marcador. Enter lo pone en el centro; más y menos acercan y alejan.',
  mapLoading: 'Cargando el mapa…',
  mapFailed: 'No pudimos mostrar el mapa. Puedes continuar sin él.',
  noMap: 'Acá no hay mapa. Para dar tu punto exacto usa la ubicación de tu dispositivo.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  pin: 'Tu dirección',
  pinMoved: 'Marcador movido',
  pinUnsureTitle: '¿El marcador está en tu puerta?',
  pinUnsure: 'No estamos seguros del punto exacto. Si hace falta, muévelo en el mapa.',
  pinRight: 'Sí, es acá',
  pinMissing: 'Marca tu puerta en el mapa, o continúa sin marcarla.',
} as const

/** What is said of an address that is not found, where there is a map to put a pin on. */
const WITH_MAP = {
  notFound: 'No encontramos esa dirección. Revísala, o déjala así y marca tu puerta en el mapa.',
  noSearch: 'Escribe la dirección completa y marca tu puerta en el mapa.',
  searchFailed: 'No pudimos buscar la dirección. Escríbela completa y marca tu puerta en el mapa.',
  searchBusy:
    'Hay demasiadas búsquedas. Espera unos segundos, o escribe la dirección completa y marca tu puerta en el mapa.',
  chooseOne: 'Elige tu dirección de la lista o márcala en el mapa',
  nobodyKnows: 'Marcamos el punto en el mapa, pero no conocemos la dirección: complétala a mano.',
} as const

const WITHOUT_MAP: Record<keyof typeof WITH_MAP, string> = {
  notFound: 'No encontramos esa dirección. Revísala, o déjala así.',
  noSearch: 'Escribe la dirección completa.',
  searchFailed: 'No pudimos buscar la dirección. Escríbela completa.',
  searchBusy: 'Hay demasiadas búsquedas. Espera unos segundos, o escribe la dirección completa.',
  chooseOne: 'Elige tu dirección de la lista',
  nobodyKnows: 'Tenemos tu ubicación, pero no conocemos la dirección: complétala a mano.',
}

/** The ways on where an address is not found: nobody is sent to a map that is not there. */
export const addressWays = (hasMap: boolean): Record<keyof typeof WITH_MAP, string> =>
  hasMap ? WITH_MAP : WITHOUT_MAP
