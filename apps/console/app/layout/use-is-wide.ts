import { useSyncExternalStore } from 'react'

// The `md` breakpoint of the tokens: below it a screen is a phone's, or a tablet held upright.
const QUERY = '(min-width: 50rem)'

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(QUERY)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/**
 * Whether there is room for columns side by side. Drawn without a screen, in a test, it is a phone.
 */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )
