import type { SoundKind } from './sound-choice.ts'

/** Sounds that need no file, and whether the browser lets them be heard. */
export type Chime = {
  readonly isRunning: () => boolean
  /** Asks the browser to let it sound; it does so from a gesture on. */
  readonly unlock: () => Promise<void>
  /** Sounds now, or after what sounds at the moment; the same twice at once is once. */
  readonly ring: (kind: SoundKind) => void
  /** Calls back when the browser allowed or paused it; answers how to stop that. */
  readonly onChange: (listener: () => void) => () => void
}

/** A stroke of a bell: frequency in hertz, start in seconds. */
type Stroke = { readonly frequency: number; readonly at: number }

/**
 * Told apart from across a kitchen: by their direction and their number of strokes, not by their
 * height alone.
 */
const TUNES: Readonly<Record<SoundKind, readonly Stroke[]>> = {
  // Three rising strokes of a counter bell.
  now: [
    { frequency: 880, at: 0 },
    { frequency: 1108.73, at: 0.16 },
    { frequency: 1318.51, at: 0.32 },
  ],
  // Two slow ones, a third up.
  later: [
    { frequency: 523.25, at: 0 },
    { frequency: 659.25, at: 0.4 },
  ],
  // Four falling ones: stop.
  changed: [
    { frequency: 1174.66, at: 0 },
    { frequency: 932.33, at: 0.14 },
    { frequency: 783.99, at: 0.28 },
    { frequency: 622.25, at: 0.42 },
  ],
  // Twice two knocks at a door.
  case: [
    { frequency: 392, at: 0 },
    { frequency: 392, at: 0.13 },
    { frequency: 392, at: 0.5 },
    { frequency: 392, at: 0.63 },
  ],
}

/**
 * A bell is its tone and a few overtones that do not quite fit; each as a share of the tone and of
 * its loudness.
 */
const PARTIALS = [
  { ratio: 1, gain: 0.5 },
  { ratio: 2.76, gain: 0.2 },
  { ratio: 5.4, gain: 0.08 },
] as const

const RINGING_SECONDS = 1.1

/** Makes the sounds; nothing of the browser is touched before they are first unlocked. */
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
      // Struck twice at once it would only be louder.
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
