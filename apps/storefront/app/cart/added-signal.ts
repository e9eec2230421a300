import { useSyncExternalStore } from 'react'

/** How long the animation of an added plate lasts. It blocks nothing. Source: 000 §9. */
const ADD_ANIMATION_MS = 1450

type Added = { readonly name: string; readonly at: number }

let latest: Added | undefined
let timer: ReturnType<typeof setTimeout>
const listeners = new Set<() => void>()

function become(added: Added | undefined): void {
  latest = added
  for (const listener of listeners) listener()
}

/** Tells the page that a plate was added, by any part of it. */
export function signalAdded(name: string): void {
  clearTimeout(timer)
  timer = setTimeout(become, ADD_ANIMATION_MS, undefined)
  become({ name, at: performance.now() })
}

/** The plate that was just added, while its animation lasts. */
export const addedNow = (): Added | undefined => latest

/** Calls back when a plate is added, and when its animation is over; answers how to stop that. */
export function followAdded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `addedNow`, followed by the component. */
export const useAdded = (): Added | undefined => useSyncExternalStore(followAdded, addedNow, () => undefined)
