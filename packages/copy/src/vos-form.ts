import { askedOfUsted, CLITICS, VERBS } from './verbs.ts'

/** Form of a word in vos: of the present, or of the imperative. */
type Reading = { readonly vos: string; readonly isOfUsted: boolean }

const STRESSED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í' }

/** "elegí": the infinitive without its r, stressed where it ends. */
const askedOfVos = (infinitive: string): string =>
  infinitive.slice(0, -2) + (STRESSED[infinitive.at(-2) ?? ''] ?? '')

/** Words that are no regular form of a verb: pronouns, and the documents' usted. */
const FIXED: readonly (readonly [said: string, vos: string])[] = [
  ['ti', 'vos'],
  ['tú', 'vos'],
  ['contigo', 'con vos'],
  ['eres', 'sos'],
  ['su', 'tu'],
  ['sus', 'tus'],
  ['debe', 'debés'],
  ['tiene', 'tenés'],
]

const READINGS: ReadonlyMap<string, Reading> = new Map([
  ...VERBS.flatMap((verb): readonly (readonly [string, Reading])[] => {
    const asked = askedOfVos(verb.infinitive)
    return [
      [askedOfUsted(verb), { vos: asked, isOfUsted: true }],
      [verb.does, { vos: `${asked}s`, isOfUsted: false }],
      [verb.asked, { vos: asked, isOfUsted: false }],
    ]
  }),
  ...FIXED.map(([said, vos]) => [said, { vos, isOfUsted: false }] as const),
])

/** Without the accents that mark the stress, which moves when a pronoun follows: "escríbe-lo". */
const unstressed = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\u0301/gu, '')
    .normalize('NFC')

const BY_UNSTRESSED: ReadonlyMap<string, Reading> = new Map(
  Array.from(READINGS, ([said, reading]) => [unstressed(said), reading]),
)

/** With one pronoun at its end, or else with two: "intente-lo" is no "inten-te-lo". */
const WITH_CLITICS = [1, 2].map((count) => new RegExp(`^(.+)(${CLITICS}{${count}})$`, 'u'))

/** "elegila", "entregáselo": one pronoun takes the accent away, two keep it. */
function joined({ vos, isOfUsted }: Reading, clitics: string, isOne: boolean): string {
  const [verb, own] = [isOne ? unstressed(vos) : vos, isOfUsted && clitics === 'se' ? 'te' : clitics]
  return verb + own
}

function turned(word: string): string | undefined {
  const whole = READINGS.get(word)
  if (whole) return whole.vos
  for (const [index, ending] of WITH_CLITICS.entries()) {
    const [, verb = '', clitics = ''] = ending.exec(word) ?? []
    const reading = BY_UNSTRESSED.get(unstressed(verb))
    if (reading) return joined(reading, clitics, index === 0)
  }
  return undefined
}

/**
 * Turns a word that addresses its reader in tú, or in the documents' usted, into vos: "Elige" →
 * "Elegí". Throws for an unknown verb.
 */
export function vosForm(word: string): string {
  const lower = word.toLowerCase()
  const vos = turned(lower)
  if (vos === undefined)
    throw new Error(`No verb has the form "${word}": add its infinitive to packages/copy/src/verbs.ts.`)
  return word.startsWith(lower.charAt(0)) ? vos : vos.charAt(0).toUpperCase() + vos.slice(1)
}
