import { useSyncExternalStore } from 'react'

/** Makes a hook for a media query; without a screen, in tests, it does not match. */
function followed(query: string): () => boolean {
  const subscribe = (listener: () => void): (() => void) => {
    const list = window.matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return function useMatches(): boolean {
    return useSyncExternalStore(
      subscribe,
      () => window.matchMedia(query).matches,
      () => false,
    )
  }
}

const WIDE = '(min-width: 50rem)'

/** Whether columns fit side by side (`md` breakpoint), unlike on phones and upright tablets. */
export const useIsWide = followed(WIDE)

/** Returns the same at this moment. */
export const isWide = (): boolean => window.matchMedia(WIDE).matches

/** Whether a page of the business fits beside a list of all sections. */
export const useIsDesk = followed('(min-width: 80rem)')

/** Whether two dense cards fit side by side in each column of the board. */
export const useIsWideDesk = followed('(min-width: 100rem)')

/** Whether the board fits beside a list of all sections. */
export const useIsVast = followed('(min-width: 112rem)')

/** Whether the pointer is a finger, which needs larger targets. */
export const useIsCoarse = followed('(pointer: coarse)')
