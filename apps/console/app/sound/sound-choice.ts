/**
 * Events that make a sound: an order for now, one for later, a change of an order in progress
 * (canceled, or promised later), and a new case.
 */
export const SOUND_KINDS = ['now', 'later', 'changed', 'case'] as const

/** One of them. */
export type SoundKind = (typeof SOUND_KINDS)[number]

/** How it is told: until somebody looked, once, or not at all. */
const SOUND_WAYS = ['until', 'once', 'off'] as const

/** One of them. */
export type SoundWay = (typeof SOUND_WAYS)[number]

/** How a device tells of each. */
export type SoundChoice = Readonly<Record<SoundKind, SoundWay>>

/** Where nobody chose: what does not have to be made now does not go on. */
const USUAL: SoundChoice = { now: 'until', later: 'once', changed: 'once', case: 'once' }

/** Only of an order that waits for somebody there is an end to wait for. */
export const waysOf = (kind: SoundKind): readonly SoundWay[] =>
  kind === 'now' || kind === 'later' ? SOUND_WAYS : ['once', 'off']

/** Reads what a device remembers, as "later:until case:off"; what it does not is as usual. */
export function readSounds(kept: string | null): SoundChoice {
  const chosen = new Map((kept ?? '').split(' ').map((one) => one.split(':') as [string, string]))
  const wayOf = (kind: SoundKind): SoundWay =>
    waysOf(kind).find((way) => way === chosen.get(kind)) ?? USUAL[kind]
  return { now: wayOf('now'), later: wayOf('later'), changed: wayOf('changed'), case: wayOf('case') }
}

/** Writes the sounds for this device to remember; usual ones are left out. */
export const writeSounds = (choice: SoundChoice): string =>
  SOUND_KINDS.filter((kind) => choice[kind] !== USUAL[kind])
    .map((kind) => `${kind}:${choice[kind]}`)
    .join(' ')
