import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { remember, remembered } from '../layout/remembered.ts'
import { createChime } from './chime.ts'
import type { SoundKind } from './sound-choice.ts'

/** Milliseconds between rings: not to be missed, and bearable beside a stove. */
export const RINGS_EVERY_MS = 4_000

/** `unasked` until somebody chose here; `blocked` where the browser waits for a gesture. */
type SoundState = 'unasked' | 'off' | 'on' | 'blocked'

export type Sound = {
  readonly state: SoundState
  readonly turnOn: () => void
  readonly turnOff: () => void
  /** Sounds once, even while turned off: within a press, or while it is on. */
  readonly ring: (kind: SoundKind) => void
}

/** Holds the sound of this device; browsers allow it only after a press on the page. */
export function useSound(): Sound {
  const [chime] = useState(createChime)
  const [wanted, setWanted] = useState(() => remembered('sound'))
  const running = useSyncExternalStore(chime.onChange, chime.isRunning, chime.isRunning)

  useEffect(() => {
    if (wanted !== 'on' || running) return
    // On click, after the press has found its target, so that nothing moves under a finger.
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
