/** Takes what was typed before its field was there, piece by piece. */
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
  // Enter would choose among what has not been looked for yet.
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

/**
 * From now on keys write into what was asked for and is still on its way, until its field has the
 * focus: nobody waits for a palette before typing.
 */
export function beginTypingAhead(): void {
  endTypingAhead()
  addEventListener('keydown', hear, true)
  addEventListener('focusin', endInField)
}

/** Keys are the page's again. */
export function endTypingAhead(): void {
  removeEventListener('keydown', hear, true)
  removeEventListener('focusin', endInField)
  changes = []
}

/** Hands over what was typed so far, and what is typed from now on; answers how it ends. */
export function takeTypedAhead(take: Taker): () => void {
  taker = take
  changes.splice(0).forEach(take)
  return () => {
    taker = undefined
  }
}
