/** Element, as far as finding a next place for the focus needs it. */
export type Spot = {
  readonly tagName: string
  readonly parentElement: Spot | null
  readonly previousElementSibling: Spot | null
  readonly nextElementSibling: Spot | null
  readonly firstElementChild: Spot | null
  readonly isConnected: boolean
  getAttribute(name: string): string | null
}

/** Place of an element: itself and its ancestors, inside out, each with its neighbours. */
export type Trail<Node extends Spot> = readonly {
  readonly node: Node
  readonly before: readonly Node[]
  readonly after: readonly Node[]
}[]

/** Records the place of an element, up to its container. */
export function trailOf<Node extends Spot>(element: Node, within: Node): Trail<Node> {
  const trail: Trail<Node>[number][] = []
  let node: Node | null = element
  while (node) {
    const before = siblings(node, ({ previousElementSibling }) => previousElementSibling)
    const after = siblings(node, ({ nextElementSibling }) => nextElementSibling)
    trail.push({ node, before, after })
    node = node === within ? null : (node.parentElement as Node | null)
  }
  return trail
}

/** Most neighbours recorded: the nearest may be removed together with it. */
const MOST_BESIDE = 8

function siblings<Node extends Spot>(node: Node, next: (node: Spot) => Spot | null): readonly Node[] {
  const found: Node[] = []
  let beside = next(node)
  while (beside && found.length < MOST_BESIDE) {
    found.push(beside as Node)
    beside = next(beside)
  }
  return found
}

type Surroundings<Node extends Spot> = {
  readonly trail: Trail<Node>
  /** Main part of the page or of the dialog, in which the place is looked for. */
  readonly root: Node
  readonly earlier: readonly Node[]
  readonly isUsable: (node: Node) => boolean
  /** Whether a text field may be focused: after a touch its keyboard would hide half the screen. */
  readonly mayType: boolean
}

/**
 * Returns the next place of the focus after its element was removed. In order: the same element
 * rendered anew; the first of its replacements, at its heading or first control; the next row of
 * its list, or the button beside it; its own row; in a form the element focused before; the
 * heading above, the first one, or the root.
 */
export function nextPlace<Node extends Spot>(around: Surroundings<Node>): Node {
  const { trail, root, earlier, isUsable, mayType } = around
  const at = trail.findIndex(({ node }) => node.isConnected && isUsable(node))
  const [holder, gone] = [trail[at]?.node, trail[at - 1]]
  const fits = (node: Node): boolean => isUsable(node) && isControl(node) && (mayType || !isTyped(node))
  const isHeading = (node: Node): boolean => HEADING.test(node.tagName) && isUsable(node)
  const first = (nodes: readonly Node[]): Node | undefined =>
    nodes.find((node) => isHeading(node)) ?? chosen(nodes.filter((node) => fits(node)))
  const headings = (): readonly Node[] => within(root).filter((node) => isHeading(node))
  if (!holder || !gone || holder === root || !holds(root, holder)) return headings()[0] ?? root

  const came = between(holder, gone).map((node) => within(node))
  const anew = came.flat().find((node) => fits(node) && isSame(node, trail[0]?.node))
  const instead = anew ?? came.map((nodes) => first(nodes)).find((node) => node !== undefined)
  if (instead) return instead
  for (const node of besides(holder, gone)) {
    const isRow = ROW.test(node.tagName)
    const control = (isRow ? within(node) : [node]).find((one) => fits(one))
    if (control) return control
  }
  const row = closest(holder, (node) => ROW.test(node.tagName))
  const inRow = row && holds(root, row) ? within(row).find((node) => fits(node)) : undefined
  if (inRow) return inRow
  const form = closest(holder, (node) => node.tagName === 'FORM')
  const back = form && earlier.findLast((node) => node.isConnected && holds(form, node) && fits(node))
  return back ?? headingAbove(headings(), root, { holder, gone }) ?? headings()[0] ?? root
}

const HEADING = /^H[1-6]$/
const ROW = /^(LI|TR|ARTICLE)$/
const CONTROL = /^(BUTTON|INPUT|SELECT|TEXTAREA|SUMMARY)$/
const PRESSED = /^(checkbox|radio|button|submit|reset|file|color|range)$/

function isControl(node: Spot): boolean {
  const tabIndex = node.getAttribute('tabindex')
  if (tabIndex !== null) return Number(tabIndex) >= 0
  return CONTROL.test(node.tagName) || (node.tagName === 'A' && node.getAttribute('href') !== null)
}

/** Whether an element takes text: on a phone its focus opens a keyboard. */
export const isTyped = (node: Spot): boolean =>
  node.tagName === 'TEXTAREA' ||
  (node.tagName === 'INPUT' && !PRESSED.test(node.getAttribute('type') ?? 'text'))

/** Whether a control is another one rendered anew, as in a list that changes its columns. */
function isSame(node: Spot, other: Spot | undefined): boolean {
  const said = saidOf(node)
  return said !== undefined && other?.tagName === node.tagName && saidOf(other) === said
}

/** Returns the identity of a control: its address, its name, or its field and value. */
function saidOf(node: Spot): string | undefined {
  const [href, label, name, value] = ['href', 'aria-label', 'name', 'value'].map((one) =>
    node.getAttribute(one),
  )
  return href ?? label ?? (name ? `${name} ${value}` : undefined)
}

/** Returns the first control; of radio buttons the checked one, as Tab does. */
function chosen<Node extends Spot>(controls: readonly Node[]): Node | undefined {
  const [first] = controls
  if (first?.getAttribute('type') !== 'radio') return first
  const name = first.getAttribute('name')
  const isOn = (node: Node): boolean => (node as { checked?: boolean }).checked === true
  return controls.find((node) => node.getAttribute('name') === name && isOn(node)) ?? first
}

/** Returns an element and its descendants, in document order. */
function within<Node extends Spot>(node: Node): readonly Node[] {
  const all: Node[] = [node]
  let child = node.firstElementChild as Node | null
  while (child) {
    all.push(...within(child))
    child = child.nextElementSibling as Node | null
  }
  return all
}

function closest<Node extends Spot>(from: Node, is: (node: Node) => boolean): Node | undefined {
  let node: Node | null = from
  while (node && !is(node)) node = node.parentElement as Node | null
  return node ?? undefined
}

const holds = <Node extends Spot>(box: Node, node: Node): boolean =>
  closest(node, (one) => one === box) !== undefined

/** Elements that are now between the removed node's former neighbours. */
function between<Node extends Spot>(holder: Node, gone: Trail<Node>[number]): readonly Node[] {
  const [before, after] = [remaining(holder, gone.before)[0], remaining(holder, gone.after)[0]]
  let node = (before ? before.nextElementSibling : holder.firstElementChild) as Node | null
  const found: Node[] = []
  while (node && node !== after) {
    found.push(node)
    node = node.nextElementSibling as Node | null
  }
  return found
}

/** Returns the remaining neighbours of a removed element; of a disabled one all, the next first. */
function besides<Node extends Spot>(holder: Node, gone: Trail<Node>[number]): readonly Node[] {
  const [after, before] = [remaining(holder, gone.after), remaining(holder, gone.before)]
  const most = gone.node.isConnected ? MOST_BESIDE : 1
  return Array.from({ length: most }, (_, at) => [after[at], before[at]])
    .flat()
    .filter((node) => node !== undefined)
}

const remaining = <Node extends Spot>(holder: Node, nodes: readonly Node[]): readonly Node[] =>
  nodes.filter((node) => node.parentElement === holder)

/** Returns the last heading before the place of a removed element. */
function headingAbove<Node extends Spot>(
  headings: readonly Node[],
  root: Node,
  place: { readonly holder: Node; readonly gone: Trail<Node>[number] },
): Node | undefined {
  const { holder, gone } = place
  const order = within(root)
  const [end] = remaining(holder, gone.after)
  // Without a neighbour below, it was the last in its container.
  const inHolder = within(holder)
  const limit = end ? order.indexOf(end) : order.indexOf(holder) + inHolder.length
  return headings.findLast((heading) => order.indexOf(heading) < limit)
}
