/**
 * Voices of a branch for its diners and riders: as in Colombia or Chile, or as in Argentina. Ours,
 * see docs/decisions/045.
 */
export const VOICES = ['TU', 'VOS'] as const

export type Voice = (typeof VOICES)[number]

/** Countries that say "vos podés", by their code, in lower case. */
const VOSEO: readonly string[] = ['ar', 'uy', 'py']

/** Returns the voice of a country, unless a branch chooses another. */
export const voiceOfCountry = (country: string): Voice => (VOSEO.includes(country) ? 'VOS' : 'TU')

/**
 * Returns the voice for a browser without a known country: by the first Spanish of
 * `Accept-Language`, which browsers write in order of preference.
 */
export function voiceOfLanguages(header: string): Voice {
  const [, country = ''] = /(?:^|[\s,])es(?:-([a-z\d]+))?(?=[\s,;]|$)/i.exec(header.slice(0, 500)) ?? []
  return voiceOfCountry(country.toLowerCase())
}

/** Header by which a page names its voice, so that the API answers in the same one. */
export const VOICE_HEADER = 'x-voice'

/** The cookie by which a browser says how its console speaks: a voice. */
export const VOICE_COOKIE = 'mostrador_voice'
