import { isTyped, nextPlace, trailOf, type Trail } from './next-place.ts'

const DIALOG = '[role=dialog], [role=alertdialog]'
const PANEL = 'aside'
/** Layers over the page or beside it, which disappear with the focus in them. */
const LAYER = `${DIALOG}, ${PANEL}, [data-toast]`

/** Work is running, for which fields are locked. */
const BUSY = 'button[aria-busy=true]'

const MOST_EARLIER = 8

/** Time in milliseconds after which the focus leaves a disabled element, unless work runs. */
const LOCKED_MS = 600

/** Place of the focus in the page or in a layer over it; without a trail at its beginning. */
type Place = { readonly layer: Element; readonly trail: Trail<Element> }

type Watch = {
  places: readonly Place[]
  earlier: readonly Element[]
  /** Whether the element left or is disabled, and the reader has gone nowhere since. */
  isLost: boolean
  mayType: boolean
  /** Animation frame after which the focus is looked for. */
  asked: number
  /** Timer until which a disabled element is waited for. */
  waits: ReturnType<typeof setTimeout> | undefined
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body

const isSeen = (element: Element): boolean =>
  element.getClientRects().length > 0 && !element.closest('[inert]')

const isUsable = (element: Element): boolean => isSeen(element) && !element.matches(':disabled')

const layerOf = (element: Element): Element => element.closest(LAYER) ?? document.body

/**
 * Keeps the keyboard's place: where the focused element is removed, the focus moves to the nearest
 * sensible place, and not to the top of the page. It runs last, after dialogs, forms and grids
 * have moved the focus, and leaves a reader who pressed elsewhere there. A briefly disabled button
 * gets the focus back; one that stays disabled is left. Returns a function that stops.
 */
export function keepFocus(): () => void {
  const watch: Watch = { places: [], earlier: [], isLost: false, mayType: true, asked: 0, waits: undefined }
  const look = (): void => lookAgain(watch)
  const observer = new MutationObserver((records) => {
    const element = watch.places.at(-1)?.trail[0]?.node
    if (!isNowhere()) return
    watch.isLost ||=
      element !== undefined &&
      records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)))
    if (watch.isLost) look()
  })
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
  const ending = new AbortController()
  const heard = { capture: true, signal: ending.signal }
  document.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && come(watch, target),
    heard,
  )
  document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget === null && look(), heard)
  document.addEventListener(
    'pointerdown',
    ({ target }) => target instanceof Element && press(watch, target),
    heard,
  )
  // A reader who scrolls looks elsewhere, so later focus does not scroll the page back.
  for (const scrolling of ['wheel', 'touchmove'])
    document.addEventListener(scrolling, () => void (watch.mayType = false), { ...heard, passive: true })
  document.addEventListener('keydown', (event) => key(watch, event), heard)
  return () => {
    cancelAnimationFrame(watch.asked)
    stopWaiting(watch)
    observer.disconnect()
    ending.abort()
  }
}

function come(watch: Watch, element: Element): void {
  stopWaiting(watch)
  const layer = layerOf(element)
  const others = watch.places.filter((place) => place.layer !== layer && place.layer.isConnected)
  watch.places = [...others, { layer, trail: trailOf(element, layer) }]
  watch.earlier = [...watch.earlier.filter((one) => one !== element), element].slice(-MOST_EARLIER)
  watch.isLost = false
}

/**
 * Forgets the places of the pressed layer: a press elsewhere moves the reader there, even if
 * nothing takes the focus.
 */
function press(watch: Watch, target: Element): void {
  stopWaiting(watch)
  watch.mayType = false
  const layer = layerOf(target)
  watch.isLost = false
  const isLeft = (place: Place): boolean =>
    place.layer === layer || (layer === document.body && place.layer.matches(PANEL))
  watch.places = watch.places.filter((place) => !isLeft(place) || place.trail[0]?.node.contains(target))
}

function key(watch: Watch, { key: pressed, repeat }: KeyboardEvent): void {
  watch.mayType = true
  // A second press of an element that is disabled for now.
  if (watch.waits !== undefined && PRESSES.has(pressed)) return
  // A key without a focused element is the page's, and its reader is not moved.
  if (repeat || !isNowhere()) return
  stopWaiting(watch)
  watch.places = watch.places.slice(0, -1)
}

const PRESSES = new Set(['Enter', ' '])

function stopWaiting(watch: Watch): void {
  clearTimeout(watch.waits)
  watch.waits = undefined
}

/** Two frames later all other code has moved the focus. */
function lookAgain(watch: Watch): void {
  cancelAnimationFrame(watch.asked)
  watch.asked = requestAnimationFrame(() => {
    watch.asked = requestAnimationFrame(() => settle(watch))
  })
}

/** Moves the focus on, once it would stay nowhere; `isOut` ends the wait for a disabled element. */
function settle(watch: Watch, isOut = false): void {
  if (!isNowhere()) return
  const isOver = ({ layer }: Place): boolean => !layer.isConnected
  const isLayerOver = watch.places.some(isOver)
  watch.isLost ||= isLayerOver
  watch.places = watch.places.filter((place) => !isOver(place))
  // The page began with the layer: no element of it had the focus before.
  if (isLayerOver && watch.places.length === 0) watch.places = [{ layer: document.body, trail: [] }]
  const place = watch.places.at(-1)
  if (!place) return
  const element = place.trail[0]?.node
  watch.isLost ||= element !== undefined && (!element.isConnected || !isUsable(element))
  // The element gave up the focus, as after a press beside it.
  if (!watch.isLost) return void (watch.places = watch.places.slice(0, -1))
  const dialog = [...document.querySelectorAll(DIALOG)].at(-1)
  // A dialog that has just opened takes the focus by itself.
  if (dialog && dialog !== place.layer) return
  if (element?.isConnected && isSeen(element) && !isUsable(element) && !isOut) {
    // Disabled briefly or for good, which shows after a while.
    watch.waits ??= setTimeout(() => {
      watch.waits = undefined
      settle(watch, document.querySelector(BUSY) === null)
    }, LOCKED_MS)
    return
  }
  lead(watch, place)
}

function lead(watch: Watch, { layer, trail }: Place): void {
  const [own] = trail
  const root = layer.matches(`${DIALOG}, ${PANEL}`) ? layer : document.querySelector('main')
  if (!root) return
  // Without a place to move to, it is not tried at each later change.
  watch.isLost = false
  const { earlier, mayType } = watch
  const isBack = own !== undefined && own.node.isConnected && isUsable(own.node)
  const place = isBack ? own.node : nextPlace({ trail, root, earlier, isUsable, mayType })
  if (!(place instanceof HTMLElement) || (!mayType && isTyped(place))) return
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: !mayType })
}
