import { useSyncExternalStore } from 'react'

/** Animation of an added plate, in milliseconds; it blocks nothing. Source: 000 §9. */
const ADD_ANIMATION_MS = 1450

type Added = { readonly name: string; readonly at: number }

let latest: Added | undefined
let timer: ReturnType<typeof setTimeout>
const listeners = new Set<() => void>()

function update(added: Added | undefined): void {
  latest = added
  for (const listener of listeners) listener()
}

/** Signals that a plate was added. */
export function signalAdded(name: string): void {
  clearTimeout(timer)
  timer = setTimeout(update, ADD_ANIMATION_MS, undefined)
  update({ name, at: performance.now() })
}

/** Returns the plate just added, while its animation lasts. */
export const addedNow = (): Added | undefined => latest

/** Calls back when a plate is added and when its animation ends; returns a function that stops. */
export function followAdded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAdded = (): Added | undefined => useSyncExternalStore(followAdded, addedNow, () => undefined)
