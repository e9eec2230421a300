import { isTyped, nextPlace, trailOf, type Trail } from './next-place.ts'

const DIALOG = '[role=dialog], [role=alertdialog]'
const PANEL = 'aside'
/** Layers over the page or beside it, which disappear with the focus in them. */
const LAYER = `${DIALOG}, ${PANEL}, [data-toast]`

/** Work is under way, for which fields are locked. */
const BUSY = 'button[aria-busy=true]'

/** So many places that had the focus are remembered. */
const MOST_EARLIER = 8

/**
 * Time in milliseconds after which the focus leaves a disabled element, unless work is under way.
 */
const LOCKED_MS = 600

/** Where the focus was in the page or in a layer over it; without a trail at its beginning. */
type Place = { readonly layer: Element; readonly trail: Trail<Element> }

type Watch = {
  /** One of each layer, the one that had the focus last at the end. */
  places: readonly Place[]
  earlier: readonly Element[]
  /** It left, or cannot be worked with, and nobody went anywhere since. */
  isLost: boolean
  mayType: boolean
  /** The picture of the screen after which it is looked where the focus went by itself. */
  asked: number
  /** Until which something that cannot be pressed is waited for. */
  waits: ReturnType<typeof setTimeout> | undefined
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body

const isSeen = (element: Element): boolean =>
  element.getClientRects().length > 0 && !element.closest('[inert]')

const isUsable = (element: Element): boolean => isSeen(element) && !element.matches(':disabled')

const layerOf = (element: Element): Element => element.closest(LAYER) ?? document.body

/**
 * Keeps the keyboard's place: where the element that has the focus leaves the page, the focus goes
 * on at the nearest sensible place, and not at the top of everything. It comes last: what a dialog,
 * a form or a grid does with the focus is done by then, and who pressed something else stays there.
 * A button that cannot be pressed for a moment has the focus again after it, and one that stays so
 * is left. Answers how it ends.
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
  // A key that goes to nothing is answered by the page, and its author is not led away.
  if (repeat || !isNowhere()) return
  stopWaiting(watch)
  watch.places = watch.places.slice(0, -1)
}

const PRESSES = new Set(['Enter', ' '])

function stopWaiting(watch: Watch): void {
  clearTimeout(watch.waits)
  watch.waits = undefined
}

/** After two pictures of the screen everything that moves the focus by itself has moved it. */
function lookAgain(watch: Watch): void {
  cancelAnimationFrame(watch.asked)
  watch.asked = requestAnimationFrame(() => {
    watch.asked = requestAnimationFrame(() => settle(watch))
  })
}

/** Leads on, once it is clear that the focus would stay nowhere; `isOut` says the wait is over. */
function settle(watch: Watch, isOut = false): void {
  if (!isNowhere()) return
  const isOver = ({ layer }: Place): boolean => !layer.isConnected
  const isLayerOver = watch.places.some(isOver)
  watch.isLost ||= isLayerOver
  watch.places = watch.places.filter((place) => !isOver(place))
  // The page began with it: nothing in it had the focus before.
  if (isLayerOver && watch.places.length === 0) watch.places = [{ layer: document.body, trail: [] }]
  const place = watch.places.at(-1)
  if (!place) return
  const element = place.trail[0]?.node
  watch.isLost ||= element !== undefined && (!element.isConnected || !isUsable(element))
  // It left the focus as one does who presses beside it.
  if (!watch.isLost) return void (watch.places = watch.places.slice(0, -1))
  const dialog = [...document.querySelectorAll(DIALOG)].at(-1)
  // A dialog that has just opened takes the focus by itself.
  if (dialog && dialog !== place.layer) return
  if (element?.isConnected && isSeen(element) && !isUsable(element) && !isOut) {
    // For the moment, or for good: which of them shows after a while.
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
  // Where nothing can be led to it is not tried with each change of a page that is there.
  watch.isLost = false
  const { earlier, mayType } = watch
  const isBack = own !== undefined && own.node.isConnected && isUsable(own.node)
  const place = isBack ? own.node : nextPlace({ trail, root, earlier, isUsable, mayType })
  if (!(place instanceof HTMLElement) || (!mayType && isTyped(place))) return
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: !mayType })
}
