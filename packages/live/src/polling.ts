import { onVisibilityChange, type PageHost } from './page-visibility.ts'
import { after, each } from './timers.ts'

/**
 * Does something at most each `restMs` milliseconds: of many wishes together the first at once and
 * the last at the end of the rest, so that the last is never lost.
 */
export function throttle<Wish = void>(restMs: number, act: (wish: Wish) => unknown): (wish: Wish) => void {
  let isResting = false
  let waiting: { readonly wish: Wish } | undefined

  function grant(wish: Wish): void {
    isResting = true
    waiting = undefined
    after(restMs, () => {
      isResting = false
      if (waiting) grant(waiting.wish)
    })
    act(wish)
  }

  return (wish) => {
    if (isResting) waiting = { wish }
    else grant(wish)
  }
}

/** When something is worth asking again. */
export type PollingOptions = {
  /** How often, in milliseconds; undefined for never by the clock. */
  readonly everyMs?: number | undefined
  /** Also while nobody looks at the page: for what is sent rather than shown. */
  readonly alsoHidden?: boolean | undefined
}

/** Browser events that ask at once. */
export type PollingHost = {
  readonly page: PageHost
  readonly network: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/**
 * Asks when the page comes into view, when the connection is back, and every so often: never while
 * nobody looks, but where that is wanted. Answers how to call it off.
 */
export function pollWhileVisible(
  ask: () => unknown,
  { everyMs, alsoHidden = false }: PollingOptions,
  { page, network }: PollingHost = { page: document, network: window },
): () => void {
  const moment = (): void => {
    if (alsoHidden || page.visibilityState === 'visible') ask()
  }
  const stop = everyMs === undefined ? undefined : each(everyMs, moment)
  const stopWatching = onVisibilityChange(moment, page)
  network.addEventListener('online', moment)
  return () => {
    stop?.()
    stopWatching()
    network.removeEventListener('online', moment)
  }
}
