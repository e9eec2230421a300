import { useSyncExternalStore } from 'react'

/** A hook that follows one media query. Drawn without a screen, in a test, none of them holds. */
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

/**
 * Whether there is room for columns side by side: the `md` breakpoint of the tokens, below which a
 * screen is a phone's, or a tablet held upright. Drawn without a screen it is a phone.
 */
export const useIsWide = followed(WIDE)

/** The same, as it is now. */
export const isWide = (): boolean => window.matchMedia(WIDE).matches

/** Whether a page of the business has room beside a list of all sections. */
export const useIsDesk = followed('(min-width: 80rem)')

/** Whether two dense cards have room side by side in each column of the board. */
export const useIsWideDesk = followed('(min-width: 100rem)')

/** Whether the board has room beside a list of all sections. */
export const useIsVast = followed('(min-width: 112rem)')

/** Whether one works with a finger, which needs larger targets than a mouse. */
export const useIsCoarse = followed('(pointer: coarse)')
