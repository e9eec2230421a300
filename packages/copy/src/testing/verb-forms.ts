/**
 * Verbs that pages use to whom they speak to, with what a person in tú does where its stem changes.
 */
const VERBS: readonly (readonly [infinitive: string, tu?: string])[] = [
  ...`abonar aceptar actualizar agregar aguardar anotar apretar armar ajustar avisar buscar cambiar cancelar cargar
  calificar chatear cobrar comentar completar comunicar confirmar consultar continuar copiar cuidar dejar desear
  deslizar desplazar dictar editar enviar entregar esperar evitar finalizar firmar guardar habilitar indicar ingresar
  iniciar instalar intentar llamar llevar mandar marcar mirar modificar necesitar pagar pasar programar publicar quitar
  reintentar retirar retomar revisar sacar seleccionar subir sumar tocar tomar ubicar usar verificar abrir añadir
  compartir describir escribir imprimir recibir repetir permitir leer comer correr`
    .split(/\s+/)
    .map((infinitive) => [infinitive] as const),
  ['acordar', 'acuerdas'],
  ['asegurar'],
  ['cerrar', 'cierras'],
  ['comenzar', 'comienzas'],
  ['contar', 'cuentas'],
  ['corregir', 'corriges'],
  ['devolver', 'devuelves'],
  ['elegir', 'eliges'],
  ['empezar', 'empiezas'],
  ['encontrar', 'encuentras'],
  ['mostrar', 'muestras'],
  ['mover', 'mueves'],
  ['ofrecer'],
  ['pedir', 'pides'],
  ['pensar', 'piensas'],
  ['perder', 'pierdes'],
  ['poder', 'puedes'],
  ['probar', 'pruebas'],
  ['querer', 'quieres'],
  ['recordar', 'recuerdas'],
  ['recuperar'],
  ['seguir', 'sigues'],
  ['soler', 'sueles'],
  ['tener', 'tienes'],
  ['venir', 'vienes'],
  ['volver', 'vuelves'],
  ['decir', 'dices'],
  ['hacer', 'haces'],
  ['poner', 'pones'],
  ['salir', 'sales'],
]

/** What tú is asked to do, where it is not the form of what tú does without its s. */
const SHORT = ['di', 'haz', 'pon', 'sal', 'ten', 'ven']

/** What usted is asked to do, where it does not follow from its verb. */
const IRREGULAR_USTED = [
  'diga',
  'haga',
  'ponga',
  'salga',
  'tenga',
  'venga',
  'siga',
  'elija',
  'corrija',
  'vaya',
  'ofrezca',
]

const CLITICS = '(?:me|te|se|nos|los?|las?|les?)'

const VOWELS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

const ending = (infinitive: string): 'a' | 'e' | 'i' => infinitive.at(-2) as 'a' | 'e' | 'i'
const stem = (infinitive: string): string => infinitive.slice(0, -2)

/** "revisas", "escribes": what tú does. */
const doesInTu = ([infinitive, tu]: (typeof VERBS)[number]): string =>
  tu ?? `${stem(infinitive)}${ending(infinitive) === 'a' ? 'as' : 'es'}`

/** "revise", "escriba", "vuelva": what usted is asked to do. */
function askedOfUsted(verb: (typeof VERBS)[number]): string {
  const [infinitive] = verb
  const root = doesInTu(verb).slice(0, -2)
  if (ending(infinitive) !== 'a') return `${root}a`
  return `${root.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')}e`
}

/**
 * With what is meant at its end the last vowel before the ending is stressed: "inténtelo",
 * "escríbela".
 */
const stressed = (form: string): string =>
  form.replace(
    /([aeiou])([^aeiou]*[aeiou])$/,
    (_, vowel: string, rest: string) => (VOWELS[vowel] ?? vowel) + rest,
  )

const anyOf = (words: readonly string[]): string => words.join('|')
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')
/**
 * Where something is asked for: at the beginning, after a stop or a comma, and after "y" or "o".
 */
const asked = (pattern: string): RegExp =>
  new RegExp(`(?:^|[.:;,!?¡¿…)«"“] ?|(?<!\\p{L})(?:[yo]|si|favor) )(?:${pattern})(?!\\p{L})`, 'iu')

const inTu = VERBS.map(doesInTu)
const askedOfTu = [...inTu.map((form) => form.slice(0, -1)), ...SHORT]
const usted = [...VERBS.map(askedOfUsted), ...IRREGULAR_USTED]

/** Forms that only somebody uses who speaks vos. */
export const VOS_FORMS: readonly RegExp[] = [
  word('vos|sos'),
  word(anyOf(VERBS.map(([verb]) => `${stem(verb)}${VOWELS[ending(verb)]}s?`))),
  word(anyOf(VERBS.map(([verb]) => `${stem(verb)}${ending(verb)}${CLITICS}`))),
]

/** Forms of usted. */
export const USTED_FORMS: readonly RegExp[] = [
  word('ustede?s?|debe (?:ingresar|completar|elegir|seleccionar|indicar|aceptar)|ya ha \\p{L}+|ya tiene'),
  word('sus? (?:datos|email|nombre para|número|pago|pedido|tarjeta|teléfono|dirección|cuenta)'),
  word('con cuanto abona|abonará'),
  word(anyOf(usted.map((form) => `${stressed(form)}${CLITICS}|${form}se`))),
  asked(anyOf(usted)),
]

/**
 * Forms of tú. "tienes" stands anywhere; "mira" is somebody else's too, and is looked for where
 * something is asked.
 */
export const TU_FORMS: readonly RegExp[] = [
  word('ti|contigo|eres'),
  word(anyOf(inTu)),
  word(anyOf(askedOfTu.map((form) => `${stressed(form)}${CLITICS}`))),
  asked(anyOf(askedOfTu)),
]
