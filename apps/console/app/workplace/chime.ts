/** A sound that needs no file, and whether the browser lets it be heard. */
export type Chime = {
  readonly isRunning: () => boolean
  /** Asks the browser to let it sound; it does so from a gesture on. */
  readonly unlock: () => Promise<void>
  readonly ring: () => void
  /** Calls back when the browser allowed or paused it; answers how to stop that. */
  readonly onChange: (listener: () => void) => () => void
}

/** Three rising strokes of a counter bell: frequency in hertz, start in seconds. */
const STROKES = [
  { frequency: 880, at: 0 },
  { frequency: 1108.73, at: 0.16 },
  { frequency: 1318.51, at: 0.32 },
] as const

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

/** Makes the sound; nothing of the browser is touched before it is first unlocked. */
export function createChime(): Chime {
  let context: AudioContext | undefined
  let silentAt = 0
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
    ring: () => {
      // Struck twice at once it would only be louder.
      if (context?.state !== 'running' || context.currentTime < silentAt) return
      silentAt = context.currentTime + RINGING_SECONDS
      for (const stroke of STROKES) strike(context, stroke)
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function strike(context: AudioContext, { frequency, at }: (typeof STROKES)[number]): void {
  const start = context.currentTime + at
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
