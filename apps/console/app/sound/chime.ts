import type { SoundKind } from './sound-choice.ts'

/** Sounds without files, and whether the browser allows them. */
export type Chime = {
  readonly isRunning: () => boolean
  /** Asks the browser to allow sound; works only within a gesture. */
  readonly unlock: () => Promise<void>
  /** Sounds now, or after the present sound; the same sound is not repeated at once. */
  readonly ring: (kind: SoundKind) => void
  /** Calls `listener` when the browser allows or pauses sound; returns how to stop. */
  readonly onChange: (listener: () => void) => () => void
}

/** Stroke of a bell: frequency in hertz, start in seconds. */
type Stroke = { readonly frequency: number; readonly at: number }

/** Distinguishable across a kitchen by direction and number of strokes, not by pitch alone. */
const TUNES: Readonly<Record<SoundKind, readonly Stroke[]>> = {
  // Three rising strokes of a counter bell.
  now: [
    { frequency: 880, at: 0 },
    { frequency: 1108.73, at: 0.16 },
    { frequency: 1318.51, at: 0.32 },
  ],
  // Two slow strokes, a third up.
  later: [
    { frequency: 523.25, at: 0 },
    { frequency: 659.25, at: 0.4 },
  ],
  // Four falling strokes: stop.
  changed: [
    { frequency: 1174.66, at: 0 },
    { frequency: 932.33, at: 0.14 },
    { frequency: 783.99, at: 0.28 },
    { frequency: 622.25, at: 0.42 },
  ],
  // Two times two knocks at a door.
  case: [
    { frequency: 392, at: 0 },
    { frequency: 392, at: 0.13 },
    { frequency: 392, at: 0.5 },
    { frequency: 392, at: 0.63 },
  ],
}

/** Overtones of a bell, as ratios to its tone and loudness. */
const PARTIALS = [
  { ratio: 1, gain: 0.5 },
  { ratio: 2.76, gain: 0.2 },
  { ratio: 5.4, gain: 0.08 },
] as const

const RINGING_SECONDS = 1.1

/** Creates the sounds; the browser's audio is not touched before the first unlock. */
export function createChime(): Chime {
  let context: AudioContext | undefined
  let last: { readonly kind: SoundKind; readonly silentAt: number } | undefined
  const listeners = new Set<() => void>()

  function open(): AudioContext {
    if (context) return context
    context = new AudioContext()
    context.addEventListener('statechange', () => {
      for (const listener of listeners) listener()
    })
    return context
  }

  return {
    isRunning: () => context?.state === 'running',
    unlock: async () => {
      if (open().state !== 'running') await context?.resume()
    },
    ring: (kind) => {
      if (context?.state !== 'running') return
      const { currentTime } = context
      const isSounding = last !== undefined && currentTime < last.silentAt
      // Two at once would only be louder.
      if (isSounding && last?.kind === kind) return
      const start = isSounding && last ? last.silentAt : currentTime
      last = { kind, silentAt: start + RINGING_SECONDS }
      for (const { frequency, at } of TUNES[kind]) strike(context, { frequency, at: start + at })
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function strike(context: AudioContext, { frequency, at: start }: Stroke): void {
  for (const partial of PARTIALS) {
    const tone = new OscillatorNode(context, { frequency: frequency * partial.ratio })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(partial.gain, start + 0.008)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + RINGING_SECONDS / partial.ratio ** 0.5)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + RINGING_SECONDS)
  }
}
