/** Layer open over a page that Back closes: a dialog, a sheet, a search. */
type Layer = { readonly key: unknown; readonly close: () => void }

/** A step of the history: the page's own, or one that stands for what lies open over the page. */
type Step = { readonly key: unknown; readonly layers: number; readonly position: number }

/** History and window, as far as the layers need them. */
export type BackWindow = Pick<Window, 'addEventListener' | 'setTimeout'> & {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>
}

/** The closing animation and as much again: by then an owner that wanted to close has closed. */
const CLOSED_BY_MS = 400

/**
 * A router's state has a `key` of its page and its position (`idx`) among those of the visit; ours
 * has the number of layers besides.
 */
function stepOf(state: unknown): Step {
  const { key, layers, idx } = (state ?? {}) as { key?: unknown; layers?: unknown; idx?: unknown }
  return { key, layers: Number(layers ?? 0), position: Number(idx ?? 0) }
}

/**
 * Lets Back close what lies open over a page. Each layer has a step of the history, with the page's
 * own address and state, which the router never hears of. A layer that is closed otherwise leaves
 * its step behind: the next one takes it, and Back passes over it. It is not taken back at once,
 * since the way back takes its time, and a page that is gone to meanwhile would be left again.
 * Answers how to open a layer, which answers how to say that it is closed.
 */
export function createBackLayers(page: BackWindow): (close: () => void) => () => void {
  const { history } = page
  let at = stepOf(history.state)
  let open: readonly Layer[] = []
  /** Pages whose place another one took while a step of ours stood over their own. */
  const replaced = new Set<unknown>()

  // The steps that others make, or write over, tell nobody; where one stands is known by them.
  const push = history.pushState.bind(history)
  history.pushState = (...step) => {
    push(...step)
    at = stepOf(history.state)
  }
  const replace = history.replaceState.bind(history)
  history.replaceState = (...step) => {
    replace(...step)
    const from = at
    at = stepOf(history.state)
    if (from.layers > 0 && at.key !== from.key) replaced.add(from.key)
  }

  const overHere = (): readonly Layer[] => open.filter(({ key }) => key === at.key)

  function addSteps(): void {
    while (at.layers < overHere().length) history.pushState({ ...history.state, layers: at.layers + 1 }, '')
  }

  function onPop(event: PopStateEvent): void {
    const from = at
    at = stepOf(event.state)
    const isReplaced = replaced.has(at.key) && at.position > 0
    if (!isReplaced && (at.key !== from.key || at.layers === from.layers)) return
    event.stopImmediatePropagation()
    if (isReplaced) return history.back()
    if (at.layers > from.layers) return
    const closing = overHere().slice(at.layers)
    if (closing.length === 0) return history.back()
    for (const layer of closing.toReversed()) layer.close()
    // A layer that refuses to close, as while busy, gets its step back.
    page.setTimeout(addSteps, CLOSED_BY_MS)
  }
  page.addEventListener('popstate', onPop, { capture: true })

  return (close) => {
    const layer: Layer = { key: at.key, close }
    open = [...open, layer]
    addSteps()
    return () => {
      open = open.filter((one) => one !== layer)
    }
  }
}
