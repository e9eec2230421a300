export type KeyBinding = {
  /**
   * Strokes by the browser's key names: `j`, `ArrowUp`, `?`; `Mod+k` with Ctrl, on a Mac with ⌘;
   * `g c` for one after the other.
   */
  readonly keys: readonly string[]
  /** Text in the list of keys; a binding without one is left out there. */
  readonly what?: string
  /** Runs the action; false leaves the key to the browser. Undefined for the browser's own. */
  readonly press?: (event: KeyboardEvent) => boolean
}

/** Bindings under a title in the list of keys. */
export type KeyTopic = { readonly title: string; readonly bindings: readonly KeyBinding[] }

/** Milliseconds between two keys of one stroke. */
const PATIENCE_MS = 1200

const TYPED_INTO =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false])'

/** Topics bound now; a new array with each change. */
let bound: readonly KeyTopic[] = []

const listeners = new Set<() => void>()

/** First key of a stroke of two, and its time. */
let begun: { readonly stroke: string; readonly at: number } | undefined

/** Returns the topics bound now. */
export const boundTopics = (): readonly KeyTopic[] => bound

/** Calls `listener` when the bindings change; returns how to stop. */
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

/** Binds keys; returns how to release them. */
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

/** Runs the action of a stroke; returns whether there is one. */
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
  // AltGr, which browsers report as Ctrl and Alt, writes characters on many keyboards.
  if (altKey) return undefined
  const name = key.length === 1 ? key.toLowerCase() : key
  if (ctrlKey || metaKey) return shiftKey || (ctrlKey && metaKey) ? undefined : `Mod+${name}`
  // Shift selects with arrows and makes capitals; many keyboards need it for signs.
  if (shiftKey && (name.length > 1 || name !== name.toUpperCase())) return undefined
  return name
}

/** Whether the page gets a key: not one typed into a field or meant for a dialog. */
function isForPage({ target, isComposing, defaultPrevented }: KeyboardEvent, stroke: string): boolean {
  if (isComposing || defaultPrevented) return false
  const isTyped = target instanceof Element && target.closest(TYPED_INTO) !== null
  if (isTyped && !stroke.startsWith('Mod+')) return false
  return document.querySelector('[role=dialog], [role=alertdialog]') === null
}
