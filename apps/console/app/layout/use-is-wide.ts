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

/**
 * Whether there is room for columns side by side: the `md` breakpoint of the tokens, below which a
 * screen is a phone's, or a tablet held upright. Drawn without a screen it is a phone.
 */
export const useIsWide = followed('(min-width: 50rem)')

const useIsDesk = followed('(min-width: 80rem)')

/** Whether two dense cards have room side by side in each column of the board. */
export const useIsWideDesk = followed('(min-width: 100rem)')

const ON_A_PHONE = 4
const ON_A_TABLET = 6
const ON_A_DESK = 9

/** How many sections a row has room for beside "Más": on a wide desk all of them. */
export function useSectionsThatFit(): number {
  const isWide = useIsWide()
  const isDesk = useIsDesk()
  const isWideDesk = useIsWideDesk()
  if (isWideDesk) return Number.POSITIVE_INFINITY
  if (isDesk) return ON_A_DESK
  return isWide ? ON_A_TABLET : ON_A_PHONE
}
