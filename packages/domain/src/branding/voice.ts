/**
 * How a brand speaks to its diners and riders: as in Colombia or Chile, or as in Argentina. Ours,
 * see docs/decisions/045.
 */
export const VOICES = ['TU', 'VOS'] as const

export type Voice = (typeof VOICES)[number]

/** Where people say "vos podés": countries by their code, in lower case. */
const VOSEO: readonly string[] = ['ar', 'uy', 'py']

/** How people of a country are spoken to, unless somebody says otherwise. */
export const voiceOfCountry = (country: string): Voice => (VOSEO.includes(country) ? 'VOS' : 'TU')

/**
 * How a browser is spoken to of which no country is known: by the first Spanish of what it asks for
 * (`Accept-Language`, in the order in which browsers write it, which is that of preference).
 */
export function voiceOfLanguages(header: string): Voice {
  const [, country = ''] = /(?:^|[\s,])es(?:-([a-z\d]+))?(?=[\s,;]|$)/i.exec(header.slice(0, 500)) ?? []
  return voiceOfCountry(country.toLowerCase())
}

/** The header by which a page says how it speaks, so that what the API says on it is said alike. */
export const VOICE_HEADER = 'x-voice'

/** The cookie by which a browser says how its console speaks: a voice. */
export const VOICE_COOKIE = 'mostrador_voice'
