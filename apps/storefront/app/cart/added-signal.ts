import { useEffect, useState, useSyncExternalStore } from 'react'

/** How long the animation of an added plate lasts. It blocks nothing. Source: 000 §9. */
export const ADD_ANIMATION_MS = 1450

type Added = { readonly name: string; readonly at: number }

let latest: Added | undefined
const listeners = new Set<() => void>()

/** Tells the page that a plate was added, whoever added it. */
export function signalAdded(name: string): void {
  latest = { name, at: performance.now() }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The plate that was just added, while its animation lasts. */
export function useAdded(): Added | undefined {
  const added = useSyncExternalStore(
    subscribe,
    () => latest,
    () => undefined,
  )
  const [over, setOver] = useState<Added>()
  useEffect(() => {
    if (!added) return undefined
    const timer = setTimeout(() => setOver(added), added.at + ADD_ANIMATION_MS - performance.now())
    return () => clearTimeout(timer)
  }, [added])
  return added === over ? undefined : added
}
