/**
 * How a brand speaks to its diners and riders: as in Colombia or Chile, or as in Argentina. Ours,
 * see docs/decisions/045.
 */
export const VOICES = ['TU', 'VOS'] as const

/** One of them. */
export type Voice = (typeof VOICES)[number]

/** The header by which a page says how it speaks, so that what the API says on it is said alike. */
export const VOICE_HEADER = 'x-voice'
