/** Layer open over a page that Back closes: a dialog, a sheet, a search. */
type Layer = { readonly key: unknown; readonly close: () => void }

/** History entry: the page's own, or one for a layer over it. */
type Step = { readonly key: unknown; readonly layers: number; readonly position: number }

/** History and window, as far as the layers need them. */
export type BackWindow = Pick<Window, 'addEventListener' | 'setTimeout'> & {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>
}

/** Twice the closing animation, in milliseconds: by then an owner has closed. */
const CLOSED_BY_MS = 400

/**
 * Reads an entry's state: the router's has the `key` of its page and its position (`idx`) in the
 * visit; ours also the number of layers.
 */
function stepOf(state: unknown): Step {
  const { key, layers, idx } = (state ?? {}) as { key?: unknown; layers?: unknown; idx?: unknown }
  return { key, layers: Number(layers ?? 0), position: Number(idx ?? 0) }
}

/**
 * Lets Back close the layers over a page. Each layer has a history entry with the page's own
 * address and state, hidden from the router. A layer closed otherwise leaves its entry: the next
 * layer reuses it, and Back skips it. It is not removed at once, since going back is asynchronous,
 * and would leave a page navigated to meanwhile. Returns a function that opens a layer, which
 * returns one that marks it closed.
 */
export function createBackLayers(page: BackWindow): (close: () => void) => () => void {
  const { history } = page
  let at = stepOf(history.state)
  let open: readonly Layer[] = []
  /** Pages that were replaced while one of our entries was on top of theirs. */
  const replaced = new Set<unknown>()

  // Wraps the history's methods, since pushed and replaced entries raise no event.
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
