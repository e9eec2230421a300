const HIDDEN = '[…]'

/**
 * Personal data as it is written in texts; in this order, since a later pattern would eat parts of
 * an earlier one.
 */
const PERSONAL: readonly RegExp[] = [
  // E-mails.
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g,
  // Signed tokens, bearer tokens and keys: three parts with dots, or the text behind their name.
  /\beyJ[\w-]+(?:\.[\w-]+){0,2}/g,
  /\b(bearer|token|session|cookie|password|clave|secret|api[_-]?key)(["']?\s*[:=]?\s*["']?)[\w.~+/-]{6,}=*/gi,
  // Ids, which may be those of an order or a customer.
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  /\b[\da-f]{16,}\b/gi,
  // Codes of orders open their follow-up: ten letters and figures in capitals, with a figure among
  // them.
  /\b(?=[A-Z]*\d)[\dA-HJKMNP-TV-Z]{10}\b/g,
  // Places: a pair of degrees, or a street with its number.
  /(?<!\d)-?\d{1,3}\.\d{4,}/g,
  /\b(?:avenida|av|calle|pasaje|pje|diagonal|ruta|boulevard|bv|camino)\b\.? +[\p{L}\d .'-]{2,40}? \d{1,5}\b/giu,
  /(?<![\p{L}\d])(?!(?:Error|Status|Code|Line|Chunk|Step|Chrome|Safari|Firefox|Version|Timeout) )\p{Lu}\p{Ll}{2,}(?: (?:de|del|la|las|los|y|\p{Lu}[\p{Ll}.]+))* \d{2,5}(?![\p{L}\d])/gu,
  // Phones, documents and cards: seven figures or more, however they are parted.
  /\+?\(?\d(?:[ ().-]{0,2}\d){6,}/g,
]

/**
 * Masks personal data in a text: phones, e-mails, tokens, ids, order codes, addresses and places.
 * It hides too much rather than too little; `known` are further texts to hide, as the diner's
 * address.
 */
// Stryker disable next-line ArrayDeclaration: any value that no text holds equals an empty list.
export function maskPersonal(text: string, known: readonly string[] = []): string {
  const spoken = known
    .flatMap((one) => [one, ...one.split(',')])
    .map((one) => one.trim())
    .filter((one) => one.length >= 4)
    .reduce((left, one) => left.replaceAll(one, HIDDEN), text)
  return PERSONAL.reduce(
    (left, pattern) =>
      left.replace(pattern, (...found: unknown[]) => {
        // A token's name stays, since it tells what was hidden.
        const [, name, between] = found
        return typeof name === 'string' ? [name, between, HIDDEN].join('') : HIDDEN
      }),
    spoken,
  )
}

/** Fields of a report whose text is the product's own. Any other text may be a person's. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'code',
  'title',
  'detail',
  'message',
  'reason',
  'kind',
  'resource',
  'displayType',
  'command',
  'ignored',
  'failure',
  'status',
  'error',
])

/** Depth and width to which a report is read. */
const DEEPEST = 4
const MOST_ENTRIES = 20
const LONGEST_TEXT = 300

/**
 * Masks a report's payload, so that it may be kept: texts only of the product's own fields,
 * masked; figures of six digits at most, and no places. Deeper and further parts are left out.
 */
// Stryker disable next-line ArrayDeclaration: any value that no text holds equals an empty list.
export function maskPayload(value: unknown, known: readonly string[] = [], depth = 0): unknown {
  if (typeof value === 'string') return maskPersonal(value.slice(0, LONGEST_TEXT).toWellFormed(), known)
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 1e6 ? value : HIDDEN
  if (typeof value === 'boolean' || value === null) return value
  if (typeof value !== 'object' || depth >= DEEPEST) return HIDDEN
  if (Array.isArray(value))
    return value.slice(0, MOST_ENTRIES).map((one) => maskPayload(one, known, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ENTRIES)
      .map(([key, one]) => [
        maskPersonal(key.slice(0, 40).toWellFormed(), known),
        typeof one === 'string' && !OWN_FIELDS.has(key) ? HIDDEN : maskPayload(one, known, depth + 1),
      ]),
  )
}
