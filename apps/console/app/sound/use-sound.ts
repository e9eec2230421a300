import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { remember, remembered } from '../layout/remembered.ts'
import { createChime } from './chime.ts'
import type { SoundKind } from './sound-choice.ts'

/** How often it rings, in milliseconds: not to be missed, and bearable beside a stove. */
export const RINGS_EVERY_MS = 4_000

/**
 * `unasked` until somebody decided on this device; `blocked` when it is wanted and the browser
 * waits for a gesture.
 */
type SoundState = 'unasked' | 'off' | 'on' | 'blocked'

export type Sound = {
  readonly state: SoundState
  readonly turnOn: () => void
  readonly turnOff: () => void
  /** Sounds once, whether or not the sound is on: from a press, or while it is. */
  readonly ring: (kind: SoundKind) => void
}

/**
 * The sound of this device. Browsers let a page sound only after somebody pressed something on it.
 */
export function useSound(): Sound {
  const [chime] = useState(createChime)
  const [wanted, setWanted] = useState(() => remembered('sound'))
  const running = useSyncExternalStore(chime.onChange, chime.isRunning, chime.isRunning)

  useEffect(() => {
    if (wanted !== 'on' || running) return
    // After the press has found its aim, so that nothing moves under a finger.
    const unlock = (): void => void chime.unlock()
    if (navigator.userActivation?.hasBeenActive) unlock()
    window.addEventListener('click', unlock)
    window.addEventListener('keydown', unlock)
    return () => {
      window.removeEventListener('click', unlock)
      window.removeEventListener('keydown', unlock)
    }
  }, [chime, wanted, running])

  const decide = useCallback((choice: 'on' | 'off') => {
    remember('sound', choice)
    setWanted(choice)
  }, [])

  const turnOn = useCallback(() => {
    decide('on')
    void chime.unlock().then(() => chime.ring('now'))
  }, [chime, decide])

  const ring = useCallback(
    (kind: SoundKind): void => void chime.unlock().then(() => chime.ring(kind)),
    [chime],
  )

  return { state: stateOf(wanted, running), turnOn, turnOff: () => decide('off'), ring }
}

function stateOf(wanted: string | null, running: boolean): SoundState {
  if (wanted === null) return 'unasked'
  if (wanted !== 'on') return 'off'
  return running ? 'on' : 'blocked'
}
