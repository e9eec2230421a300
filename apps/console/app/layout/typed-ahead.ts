/** Gets keys typed before the field was there, one change at a time. */
type Taker = (change: (text: string) => string) => void

let changes: ((text: string) => string)[] = []
let taker: Taker | undefined

/** Edit that a key makes while there is no field yet; undefined for keys that write nothing. */
function changeBy({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined
  if (key === 'Backspace') return (text: string) => text.slice(0, -1)
  return key.length === 1 ? (text: string) => text + key : undefined
}

function hear(event: KeyboardEvent): void {
  if (event.key === 'Escape') return endTypingAhead()
  const change = changeBy(event)
  // Enter would choose among results not searched yet.
  if (!change && event.key !== 'Enter') return
  event.preventDefault()
  event.stopPropagation()
  if (!change) return
  if (taker) taker(change)
  else changes.push(change)
}

function endInField({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement && target.closest('[role=dialog]')) endTypingAhead()
}

/** Keeps typed keys for a field that is still loading, until it has the focus. */
export function beginTypingAhead(): void {
  endTypingAhead()
  addEventListener('keydown', hear, true)
  addEventListener('focusin', endInField)
}

/** Returns the keys to the page. */
export function endTypingAhead(): void {
  removeEventListener('keydown', hear, true)
  removeEventListener('focusin', endInField)
  changes = []
}

/** Passes on typed keys, past and coming; returns how to stop. */
export function takeTypedAhead(take: Taker): () => void {
  taker = take
  changes.splice(0).forEach(take)
  return () => {
    taker = undefined
  }
}
