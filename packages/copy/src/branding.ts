import type { ContrastPair } from '@mostrador/domain/branding/contrast-warnings'
import { you } from './you.ts'

const ratio = (value: number): string => value.toFixed(1).replace('.', ',')

/** The console's page of how a brand looks. Ours. */
export const brandingCopy = {
  hint: (brand: string) =>
    `Así ven ${brand} tus clientes. Lo que cambies aparece en la vista previa; nadie más lo ve hasta que guardes.`,
  loading: 'Buscando cómo se ve tu marca…',
  loadFailed: 'No pudimos cargar tu marca.',
  save: 'Guardar',
  saving: 'Guardando…',
  saveFailed: you`No pudimos guardar. {Vuelve} a intentarlo.`,
  unsaved: 'Cambios sin guardar',
  upToDate: 'Todo guardado',
  discard: 'Descartar',
  fixFirst: you`{Revisa} los campos marcados.`,
  changedTitle: 'Otra persona guardó cambios',
  changedHint: you`Lo que editaste sigue acá, sin guardar. {Carga} lo último para ver cómo quedó; tus cambios se descartan.`,
  caughtUp: 'Otra persona guardó cambios: ya los ves. Lo tuyo sigue sin guardar.',
  loadNewest: 'Cargar lo último',
  stay: 'Seguir editando',
  view: 'Qué ver',
  edit: 'Editar',
  preview: 'Vista previa',
  colors: 'Colores',
  mode: 'Tema',
  light: 'Claro',
  dark: 'Oscuro',
  colorPicker: (label: string) => `Elegir: ${label}`,
  colorDefault: 'Por defecto',
  colorReset: (label: string) => `Volver al color por defecto: ${label}`,
  colorMalformed: you`{Escribe} un color como #f78700.`,
  contrast: 'Contraste',
  sample: 'Aa',
  contrastGood: 'Todo se lee bien con estos colores.',
  contrastRatio: (value: number, needed: number) =>
    `Contraste ${ratio(value)}:1; hace falta ${ratio(needed)}:1.`,
  contrastInstead: (color: string) => `La tienda usa ${color} en su lugar.`,
  contrastKept: 'La tienda lo deja así: lo que se lee encima va en blanco o negro.',
  colorOf: (color: string, mode: string) => `${color} · ${mode}`,
  yes: 'sí',
  no: 'no',
  pictures: 'Imágenes',
  logo: 'Logo',
  banner: 'Portada',
  background: 'Fondo',
  pictureHint: 'PNG, JPG, WebP, AVIF o GIF, hasta 10 MB.',
  noPicture: 'Sin imagen',
  withBanner: 'Mostrar la portada arriba del menú',
  withBackground: 'Mostrar el fondo detrás de las páginas',
  withBackgroundHint: 'Sin una imagen de fondo se usa el logo.',
  texts: 'Letra y texto',
  font: 'Letra',
  fontDefault: 'La del teléfono de cada cliente',
  fontHint: 'Viaja con tu tienda. Con mala conexión, la primera página puede verse con la del teléfono.',
  fontSample: {
    name: 'Ñoquis de la abuela',
    text: 'Con salsa a elección, queso rallado y pan casero. ¿Con tuco?',
    price: '$ 12.500,00',
  },
  fontSampleOf: (font: string) => `Así se lee tu menú con la letra: ${font}`,
  message: 'Mensaje debajo del nombre',
  messageTooLong: 'El mensaje puede tener hasta 500 letras.',
  social: 'Redes',
  instagram: 'Instagram',
  facebook: 'Facebook',
  profileHint: 'El link de tu perfil, o tu usuario con @.',
  addressMalformed: you`{Escribe} un link que empiece con https:// o tu usuario con @.`,
  menu: 'Menú',
  detailInModal: 'Abrir los productos sobre el menú',
  detailInModalHint: 'Si no, cada producto tiene su página.',
  platesInMain: 'Mostrar los productos en la primera página',
  platesInMainHint: 'Si no, primero se elige una categoría.',
  indicators: 'Etiquetas de los productos',
  versions: 'Versiones',
  versionsHint: you`Cada vez que se guarda queda una. {Puedes} volver a cualquiera.`,
  versionsEmpty: 'Cuando guardes un cambio, vas a poder volver atrás desde acá.',
  versionsFailed: 'No pudimos cargar las versiones.',
  version: (number: number) => `Versión ${number}`,
  current: 'La que se ve',
  restore: 'Volver',
  restoreOf: (number: number) => `Volver a la versión ${number}`,
  restored: (number: number) => `Volviste a la versión ${number}.`,
  restoredFrom: (number: number) => `Vuelta a la versión ${number}`,
  restoreTitle: (number: number) => `¿Volver a la versión ${number}?`,
  restoreText: 'Los cambios que no guardaste se van a perder.',
  byFile: 'Archivo del comercio',
  byNobody: 'Alguien que ya no está en el equipo',
  more: 'Ver más',
} as const

/** The colours of a brand by where they are seen. */
export const COLOR_LABELS = {
  main: 'Principal',
  border: 'Borde de los botones',
  banner: 'Cartel promocional',
  background: 'Fondo de la página',
  text: 'Texto',
  description: 'Descripciones',
} as const

/** Sentences about colours that are hard to tell apart. */
export const CONTRAST_LABELS: Readonly<Record<ContrastPair, string>> = {
  text: 'El texto se lee poco sobre el fondo',
  description: 'Las descripciones se leen poco sobre el fondo',
  'brand-text': 'El color principal se lee poco como texto',
  'brand-shape': 'Los botones principales se distinguen poco del fondo',
  'button-edge': 'El borde de los botones se distingue poco del fondo',
}

/** Ways to show the labels of plates. */
export const INDICATOR_LABELS = {
  SHORTS: 'Completas hasta tres; si hay más, cortas',
  SPREAD: 'Siempre completas',
  NONE: 'Sin etiquetas',
} as const
