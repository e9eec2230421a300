// words: these sentences are for the author of a tenant file, and tenant may not import copy.
import { LARGEST_PICTURE } from '../picture/largest-picture.ts'

/** Fields of a sentence: names, limits and counts, already as text. */
export type ProblemDetails = Readonly<Record<string, string | number>>

type Sentence = (details: ProblemDetails) => string

/** A corner as people count them; ring 0 is the border. */
const cornerName = (corner: unknown, ring: unknown): string =>
  `${String(corner)} ${ring === 0 ? 'del borde' : `del hueco ${String(ring)}`}`

/** Returns an owner of a page, by its place in the file, as people call it within a sentence. */
export function ownerName(path: string, name: string): string {
  if (path === 'company') return `la empresa ${name}`
  return path.includes('.branchContacts[') ? `el local ${name}` : name
}

/** Names of the file's lists, as people call them. */
const LIST_NAMES: Readonly<Record<string, string>> = {
  branchContacts: 'los locales',
  branches: 'las marcas',
  categories: 'las categorías',
  garnishes: 'las opciones',
  garnishGroups: 'los grupos de opciones',
  indicators: 'los indicadores',
  ingredients: 'los ingredientes',
  menus: 'los menús',
  paymentTypes: 'los medios de pago',
  plates: 'los platos',
  roles: 'los roles',
  sizes: 'los tamaños',
}

const SENTENCES = {
  'not-json': ({ reason }) => `El archivo no es JSON válido: ${reason}.`,
  'too-heavy': ({ maximum }) => `El archivo pesa más de ${maximum} MB.`,
  'too-deep': () => 'El archivo tiene demasiados niveles, uno dentro de otro.',
  missing: () => 'Falta este dato.',
  'wrong-type': ({ expected }) => `Acá va ${expected}.`,
  'unknown-field': ({ field }) => `"${field}" no existe en el formato. Revisa cómo está escrito.`,
  'without-effect': ({ field, resource }) => `"${field}" no hace nada en ${resource}. Quítalo.`,
  'resource-unknown': ({ resource, values }) =>
    `La personalización "${resource}" no hace nada: tiene que ser una de estas: ${values}.`,
  'not-one-of': ({ values }) => `Tiene que ser uno de estos valores: ${values}.`,
  'too-small': ({ minimum }) => `Tiene que ser ${minimum} o más.`,
  'not-above': ({ minimum }) => `Tiene que ser más de ${minimum}.`,
  'too-large': ({ maximum }) => `Tiene que ser ${maximum} o menos.`,
  'too-short': ({ minimum }) => `Tiene que tener al menos ${minimum} caracteres.`,
  'too-long': ({ maximum }) => `Tiene que tener ${maximum} caracteres como máximo.`,
  'too-few': ({ minimum }) => `Tiene que haber al menos ${minimum}.`,
  'too-many': ({ maximum }) => `Puede haber ${maximum} como máximo.`,
  'not-valid': () => 'Este valor no es válido.',
  'too-many-decimals': ({ decimals }) =>
    decimals === undefined ? 'Tiene demasiados decimales.' : `Puede tener ${decimals} decimales como máximo.`,
  'key-malformed': () => 'La clave va en minúsculas, con números y guiones: "milanesa-napolitana".',
  'key-path-malformed': () => 'Se escribe "menú/clave": "carta/milanesa-napolitana".',
  'color-malformed': () => 'El color se escribe "#rrggbb".',
  'web-address-malformed': () => 'Tiene que ser una dirección que empiece con https://.',
  'marketing-id-malformed': () =>
    'No es un identificador de medición: "GTM-ABC123", "G-ABC123DEF4" o los números del píxel.',
  'chat-address-malformed': () => 'Va el origen del chat, sin nada detrás: "https://chat.ejemplo.com".',
  'chat-token-malformed': () => 'La clave del chat tiene letras, números y guiones, de 6 a 80.',
  'phone-malformed': () => 'El teléfono se escribe con su país y sin espacios: "+5491123456789".',
  'day-malformed': () => 'El día se escribe "AAAA-MM-DD" y tiene que existir.',
  'instant-malformed': () => 'El momento se escribe en UTC: "2026-11-20T15:04:05Z".',
  'hours-malformed': () => 'El horario se escribe "HH:MM-HH:MM": "20:00-02:00".',
  'hours-overlap': ({ one, other }) => `Los horarios ${one} y ${other} se superponen.`,
  'code-malformed': () => 'El código va en mayúsculas, con números y guiones, de 2 a 40 caracteres.',
  'email-malformed': () => 'No es una dirección de correo válida.',
  'key-duplicate': ({ key, first }) => `"${key}" ya ${first ? `es de ${first}` : 'está usado'}.`,
  'listed-twice': ({ key }) => `"${key}" está dos veces en la lista.`,
  'day-twice': ({ day }) => `El día ${day} está dos veces.`,
  'ingredient-spelt-twice': ({ key, first }) =>
    `"${key}" ya está escrito "${first}": el mismo ingrediente va igual en todos los platos.`,
  'key-unknown': ({ key, list }) => `"${key}" no está entre ${LIST_NAMES[list ?? ''] ?? 'los que hay'}.`,
  'key-reserved': ({ key }) => `"${key}" no se puede usar: es una palabra de las direcciones del sitio.`,
  'alias-invalid': ({ alias }) =>
    `"${alias}" no sirve como dirección: minúsculas, números y guiones, de 2 a 60.`,
  'alias-reserved': ({ alias }) => `"${alias}" no se puede usar como dirección: es una palabra del sitio.`,
  'alias-duplicate': ({ alias, first }) =>
    `La dirección "${alias}" ya la usa ${first}. Dale otra con "alias".`,
  'alias-taken': ({ alias }) => `La dirección "${alias}" es de otra empresa.`,
  'host-invalid': ({ host }) =>
    `"${host}" no es un nombre de dominio: va en minúsculas, sin "https://" ni puerto, como "pedidos.ejemplo.com".`,
  'host-reserved': ({ host }) => `"${host}" no se puede usar: es un nombre reservado o el de este servidor.`,
  'host-duplicate': ({ first }) => `Ese dominio ya lo usa ${first}.`,
  'host-taken': ({ host }) => `El dominio "${host}" es de otra empresa.`,
  'country-unknown': ({ values }) => `El país tiene que ser uno de estos: ${values}.`,
  'time-zone-unknown': () => 'No es una zona horaria: "America/Argentina/Buenos_Aires".',
  'minimum-above-maximum': ({ minimum, maximum }) =>
    `El mínimo (${minimum}) es mayor que el máximo (${maximum}).`,
  'group-unsatisfiable': ({ minimum, count }) =>
    `El grupo pide ${minimum} y tiene ${count} opciones visibles: nadie podría completarlo.`,
  'pay-not-below-buy': ({ buy, pay }) => `No es un descuento: se llevan ${buy} y se pagan ${pay}.`,
  'discount-without-plates': () => 'El descuento no nombra ningún plato.',
  'area-too-few-points': () => 'El anillo del área necesita al menos tres puntos.',
  'coordinates-swapped': ({ order }) =>
    `¿lat y lng al revés? Así el punto cae fuera del país; al revés cae dentro: ${order}.`,
  'area-outside': () => 'Un punto del área no está en el mapa: va [longitud, latitud].',
  'area-crosses-antimeridian': () =>
    'El área cruza el meridiano 180: va partida en dos polígonos, uno a cada lado.',
  'area-flat': () => 'Los puntos del anillo están todos en una línea: el área no encierra nada.',
  'area-crosses': ({ one, ring, other, otherRing }) =>
    `El lado que sale de la esquina ${cornerName(one, ring)} cruza o toca el que sale de la esquina ${cornerName(other, otherRing)}: mueve una de las dos.`,
  'area-hole-outside': ({ corner, hole }) =>
    `La esquina ${corner} del hueco ${hole} queda fuera del borde de la zona.`,
  'area-holes-overlap': ({ one, other }) => `El hueco ${one} está dentro del hueco ${other}: quita uno.`,
  'area-too-many-corners': ({ maximum }) => `Un área puede tener ${maximum} esquinas como máximo.`,
  'areas-too-many-corners': ({ maximum }) =>
    `Las zonas de un local pueden tener ${maximum} esquinas entre todas como máximo.`,
  'channel-needs-whatsapp': () => 'Con el canal MESSAGE hace falta "whatsAppPhone".',
  'days-reversed': () => 'El último día es anterior al primero.',
  'instants-reversed': () => 'El final es anterior al comienzo.',
  'access-without-branch': () => 'Para dar acceso a un local hace falta "branch".',
  'password-too-common': () => 'Es de las primeras que se prueban. Elija una contraseña que nadie adivine.',
  'secret-twice': ({ field }) => `Va "${field}" o su hash, no los dos.`,
  'mode-without-payment': () =>
    'Nadie podría pagar: nombra un medio de pago activo, o deja la modalidad con "orderEnabled": false.',
  'upload-without-online': () => 'Solo CARD y WALLET se pagan en línea.',
  'transfer-not-other': () => 'Una transferencia es un medio de pago OTHER.',
  'transfer-without-account': () => 'Falta a dónde se transfiere: un alias o un número de cuenta.',
  'transfer-account-length': () => 'A este número de cuenta le faltan o le sobran dígitos.',
  'transfer-account-zeros': () => 'Este número de cuenta no es de nadie: son ceros.',
  'transfer-alias-none': () => 'En este país las cuentas no tienen alias: escribe el número de cuenta.',
  'transfer-alias-malformed': () => 'En este país un alias no se escribe así.',
  'transfer-account-check-digit': () => 'Este número de cuenta tiene algún dígito cambiado.',
  'picture-missing': ({ source }) => `No se encontró la imagen "${source}".`,
  'picture-too-heavy': () => `La imagen pesa más de ${LARGEST_PICTURE.megabytes} MB.`,
  'picture-too-many-pixels': () =>
    `La imagen tiene más de ${LARGEST_PICTURE.megapixels} millones de píxeles.`,
  'picture-format-unknown': () => 'La imagen tiene que ser png, jpeg, webp, avif o gif.',
  'picture-heic': () => 'La imagen es HEIC, el formato del iPhone: guárdala como JPG.',
  'picture-unreadable': () => 'La imagen está dañada.',
  'role-asked-for-factor': ({ key, name }) =>
    `A "${name}" ("${key}") se le pide el segundo paso, y el archivo no lo tiene. Déjalo en el archivo, o antes deja de pedírselo en Equipo.`,
  'contact-has-orders': ({ key }) =>
    `El local "${key}" tiene pedidos y no se puede quitar. Déjalo en el archivo con "blocked": true.`,
} as const satisfies Record<string, Sentence>

export type ProblemCode = keyof typeof SENTENCES

/** One thing that is wrong, by its place in the file: `branches[0].menus[0].plates[3].price`. */
export type Problem = { readonly path: string; readonly code: ProblemCode; readonly message: string }

/** Returns a problem with its sentence, in Spanish. */
export const problem = (path: string, code: ProblemCode, details: ProblemDetails = {}): Problem => {
  const sentence: Sentence = SENTENCES[code]
  return { path, code, message: sentence(details) }
}

/** Whether a text is the code of a problem. */
export const isProblemCode = (text: string): text is ProblemCode => Object.hasOwn(SENTENCES, text)

/** Name of each type in a sentence. */
export const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'true o false',
  array: 'una lista',
  object: 'un objeto',
  record: 'un objeto',
}
