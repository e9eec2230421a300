import { askedOfUsted, CLITICS, VERBS } from '../verbs.ts'

/** Imperatives in usted that do not follow from their verb. */
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

const VOWELS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

const ending = (infinitive: string): 'a' | 'e' | 'i' => infinitive.at(-2) as 'a' | 'e' | 'i'
const stem = (infinitive: string): string => infinitive.slice(0, -2)

/**
 * Stresses the last vowel before the ending, as a form with a pronoun has it: "inténtelo",
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

const inTu = VERBS.map(({ does }) => does)
const askedOfTu = VERBS.map(({ asked: form }) => form)
const usted = [...VERBS.map(askedOfUsted), ...IRREGULAR_USTED]

/** Forms that only somebody uses who speaks vos. */
export const VOS_FORMS: readonly RegExp[] = [
  word('vos|sos'),
  word(anyOf(VERBS.map(({ infinitive: verb }) => `${stem(verb)}${VOWELS[ending(verb)]}s?`))),
  word(anyOf(VERBS.map(({ infinitive: verb }) => `${stem(verb)}${ending(verb)}${CLITICS}`))),
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
