/** One thing that keys do. */
export type KeyBinding = {
  /**
   * The strokes that do it, each as the browser names its key: `j`, `ArrowUp`, `?`; `Mod+k` with
   * Ctrl, on a Mac with ⌘; `g c` for one after the other.
   */
  readonly keys: readonly string[]
  /** Text in the list of keys; a binding without one is left out there. */
  readonly what?: string
  /**
   * Does it. Answers false where there was nothing to do: then the key is the browser's. Without
   * it the browser does it by itself, and the list alone tells of it.
   */
  readonly press?: (event: KeyboardEvent) => boolean
}

/** Keys that belong together, under the name that the list of keys gives them. */
export type KeyTopic = { readonly title: string; readonly bindings: readonly KeyBinding[] }

/** How long the second key of two may take, in milliseconds. */
const PATIENCE_MS = 1200

const TYPED_INTO =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false])'

/** The topics whose keys work now; another list with each change. */
let bound: readonly KeyTopic[] = []

const listeners = new Set<() => void>()

/** The first key of two that was pressed last, and when. */
let begun: { readonly stroke: string; readonly at: number } | undefined

/** The keys that work at this moment, by topics. */
export const boundTopics = (): readonly KeyTopic[] => bound

/** Calls whenever other keys work; answers how to call it off. */
export function listenToBound(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function rebind(topics: readonly KeyTopic[]): void {
  if (bound.length === 0) document.addEventListener('keydown', onKeyDown)
  if (topics.length === 0) document.removeEventListener('keydown', onKeyDown)
  bound = topics
  for (const listener of listeners) listener()
}

/** Lets keys work until it is called off. */
export function bindKeys(topic: KeyTopic): () => void {
  rebind([...bound, topic])
  return () => rebind(bound.filter((one) => one !== topic))
}

function onKeyDown(event: KeyboardEvent): void {
  const stroke = strokeOf(event)
  if (stroke === undefined || !isForPage(event, stroke)) return
  const first = begun && event.timeStamp - begun.at < PATIENCE_MS ? `${begun.stroke} ` : ''
  begun = undefined
  if (!press(first + stroke, event) && first) press(stroke, event)
}

/** Does what a stroke means; answers whether it means something. */
function press(stroke: string, event: KeyboardEvent): boolean {
  const bindings = bound.flatMap((topic) => topic.bindings)
  const meant = bindings.find(({ keys }) => keys.includes(stroke))
  if (meant?.press) {
    if (meant.press(event)) event.preventDefault()
    return true
  }
  const begins = bindings.some(({ keys }) => keys.some((one) => one.startsWith(`${stroke} `)))
  if (begins) begun = { stroke, at: event.timeStamp }
  return begins
}

/** Names the pressed keys as bindings do; undefined for keys of the browser. */
function strokeOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  // AltGr writes characters on many keyboards, and browsers call it Ctrl and Alt.
  if (altKey) return undefined
  const name = key.length === 1 ? key.toLowerCase() : key
  if (ctrlKey || metaKey) return shiftKey || (ctrlKey && metaKey) ? undefined : `Mod+${name}`
  // With Shift the arrows select, and a letter is a capital; many keyboards write signs with it.
  if (shiftKey && (name.length > 1 || name !== name.toUpperCase())) return undefined
  return name
}

/**
 * Whether a key is meant for the page: it is none of a text that somebody types, unless it writes
 * nothing, and none of a dialog.
 */
function isForPage({ target, isComposing, defaultPrevented }: KeyboardEvent, stroke: string): boolean {
  if (isComposing || defaultPrevented) return false
  const isTyped = target instanceof Element && target.closest(TYPED_INTO) !== null
  if (isTyped && !stroke.startsWith('Mod+')) return false
  return document.querySelector('[role=dialog], [role=alertdialog]') === null
}
