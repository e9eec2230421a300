import { you } from './you.ts'

/** Guide to the branch contacts nearby. Source: 001 §2 Guide page. */
export const guideCopy = {
  /** With the provider's brand, which is configuration. Source: decisions.md, first paragraph. */
  title: (provider: string) => `La carta está en ${provider}`,
  description: you`{Encuentra} los locales que {tienes} cerca, {mira} su carta y {haz} tu pedido.`,
  whereTitle: '¿Dónde estás?',
  whereHint: you`Te mostramos los locales que {tienes} cerca.`,
  locate: 'Usar mi ubicación',
  locating: 'Buscando tu ubicación…',
  locateFailed: you`No pudimos saber dónde estás. {Escribe} tu dirección.`,
  address: 'Tu dirección',
  myPlace: 'tu ubicación',
  near: (place: string) => `Cerca de ${place}`,
  addressNotFound: you`No encontramos esa dirección. {Revísala} y {vuelve} a intentarlo.`,
  addressFailed: you`No pudimos buscar la dirección. {Vuelve} a intentarlo.`,
  code: 'Código del local',
  codeHint: 'Como aparece en su link: mi-local',
  codeGo: 'Buscar',
  codeMissing: you`{Escribe} el código de un local`,
  codeUnknown: 'No encontramos ningún local con ese código.',
  list: 'Locales cercanos',
  loading: 'Buscando locales…',
  count: (count: number) => (count === 1 ? '1 local' : `${count} locales`),
  none: 'No hay locales cerca',
  noneHint: you`{Prueba} con otra dirección o con el código de un local.`,
  failed: 'No pudimos buscar los locales',
  failedHint: you`{Revisa} tu conexión y {vuelve} a intentarlo.`,
  retry: 'Reintentar',
  more: 'Ver más',
  loadingMore: 'Buscando más…',
  /** The way here from the start page. */
  link: 'Ver locales cerca de mí',
} as const
