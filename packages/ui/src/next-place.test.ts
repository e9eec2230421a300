import { expect, it } from 'vitest'
import { isTyped, nextPlace, trailOf, type Spot } from './next-place.ts'

type Attributes = Readonly<Record<string, string>>

/** An element of a page that nobody draws. */
class Thing implements Spot {
  parentElement: Thing | null = null
  checked = false
  private children: Thing[] = []
  readonly name: string
  readonly tagName: string

  private readonly attributes: Attributes

  constructor(name: string, attributes: Attributes = {}, ...children: readonly Thing[]) {
    const [tag = ''] = name.split(' ')
    this.name = name
    this.tagName = tag.toUpperCase()
    this.attributes = attributes
    this.put(0, ...children)
  }

  get isConnected(): boolean {
    return this.parentElement?.isConnected ?? this.tagName === 'MAIN'
  }
  get firstElementChild(): Thing | null {
    return this.children[0] ?? null
  }
  get previousElementSibling(): Thing | null {
    return this.beside(-1)
  }
  get nextElementSibling(): Thing | null {
    return this.beside(1)
  }
  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null
  }
  put(at: number, ...children: readonly Thing[]): void {
    this.children.splice(at, 0, ...children)
    for (const child of children) child.parentElement = this
  }
  /** Leaves, and something else may come in its place. */
  leave(...instead: readonly Thing[]): void {
    const box = this.parentElement
    if (!box) return
    const at = box.children.indexOf(this)
    box.children.splice(at, 1)
    this.parentElement = null
    box.put(at, ...instead)
  }
  private beside(step: number): Thing | null {
    const all = this.parentElement?.children ?? []
    return all[all.indexOf(this) + step] ?? null
  }
}

const box = (name: string, ...children: readonly Thing[]) => new Thing(name, {}, ...children)
const button = (name: string) => new Thing(`button ${name}`)
const field = (name: string, attributes: Attributes = {}) => new Thing(`input ${name}`, attributes)

type Around = { readonly gone: Thing; readonly earlier?: readonly Thing[]; readonly mayType?: boolean }

/** Where the focus goes on once `leave` has happened on the page. */
function afterwards(main: Thing, { gone, earlier = [], mayType = true }: Around, leave: () => void): string {
  const trail = trailOf(gone, main)
  leave()
  const isUsable = (node: Thing): boolean => node.getAttribute('disabled') === null
  return nextPlace({ trail, root: main, earlier, isUsable, mayType }).name
}

it('goes on in what came in the place of what was pressed', () => {
  for (const [instead, expected] of [
    [box('form', field('a'), button('save')), 'input a'],
    [box('form', new Thing('input off', { disabled: '' }), button('save')), 'button save'],
    [box('section', button('back'), box('h3 New'), button('x')), 'h3 New'],
  ] as const) {
    const pressed = button('change')
    const main = box('main', box('h1 Page'), box('section', box('h2 Card'), pressed, button('other')))
    expect(afterwards(main, { gone: pressed }, () => pressed.leave(instead))).toBe(expected)
  }
})

it('takes the first of what came, also where the neighbours changed with it', () => {
  const [before, form] = [box('p nobody'), box('form', button('save'))]
  const holder = box('section', box('h2 Card'), box('div', before, form))
  const main = box('main', box('h1 Page'), holder)
  const gone = form.firstElementChild as Thing
  const place = afterwards(main, { gone }, () => {
    before.leave(box('ul'))
    form.leave(button('change'), box('div', box('h3 People'), button('remind')))
  })
  expect(place).toBe('button change')
})

it('looks no further up than where it stood, also where what is beside it came late', () => {
  const [waiting, form] = [box('div waiting'), box('form', button('cancel'))]
  const card = box('section', box('header', box('h2 Card')), waiting, form)
  const main = box('main', box('h1 Page'), box('div', card))
  const gone = form.firstElementChild as Thing
  const place = afterwards(main, { gone }, () => {
    waiting.leave(box('p'))
    form.leave(button('share'))
  })
  expect(place).toBe('button share')
})

it('goes to the radio button that is on', () => {
  const pressed = button('change')
  const [off, on] = ['off', 'on'].map((name) => field(name, { type: 'radio', name: 'of' }))
  if (on) on.checked = true
  const main = box('main', box('h1 Page'), box('section', pressed))
  const form = box('form', off as Thing, on as Thing)
  expect(afterwards(main, { gone: pressed }, () => pressed.leave(form))).toBe('input on')
})

it('goes on at the next row of a list, then at the one before, then at its heading', () => {
  const rows = ['a', 'b', 'c'].map((name) => box(`li ${name}`, box('p'), button(name)))
  const list = box('ul', ...rows)
  const main = box('main', box('h1 Page'), box('section', box('h2 List'), list), box('h2 Below'))
  const leaving = (at: number): string => {
    const row = rows[at] as Thing
    const gone = row.firstElementChild?.nextElementSibling as Thing
    return afterwards(main, { gone }, () => row.leave())
  }
  expect([leaving(1), leaving(2), leaving(0)]).toEqual(['button c', 'button a', 'h2 List'])
})

it('stays in the row whose button left, at the button beside it or the first one', () => {
  const [edit, take] = [button('edit'), button('take')]
  const row = box('li', box('div', edit, take))
  const main = box('main', box('h1 Page'), box('ul', row))
  expect(afterwards(main, { gone: take }, () => take.leave())).toBe('button edit')
  const form = box('form', button('cancel'))
  row.put(1, form)
  const cancel = form.firstElementChild as Thing
  expect(afterwards(main, { gone: cancel }, () => form.leave())).toBe('button edit')
})

it('stays with what is drawn anew', () => {
  const row = (name: string): Thing => {
    const link = new Thing(`a ${name}`, { href: `/${name}`, 'aria-label': `Edit ${name}` })
    return box('li', field(`choose ${name}`, { type: 'checkbox' }), link)
  }
  const [first, second] = [row('a'), row('b')]
  const list = box('ul', first, second)
  const main = box('main', box('h1 Page'), box('section', box('h2 List'), list))
  const gone = second.firstElementChild?.nextElementSibling as Thing
  const place = afterwards(main, { gone }, () => list.leave(box('ul', row('a'), row('b'))))
  expect(place).toBe('a b')
})

it('leaves a button that cannot be pressed any more for the nearest one beside it', () => {
  const next = button('next')
  const row = box('div', button('other'), button('before'), box('p'), next, box('p'))
  const main = box('main', box('h1 Page'), row)
  const off = (): void => void Object.assign(next, { attributes: { disabled: '' } })
  expect(afterwards(main, { gone: next }, off)).toBe('button before')
})

it('goes back in a form to what had the focus before, and without that to the heading above', () => {
  for (const [mayType, expected] of [
    [true, 'input b'],
    [false, 'h2 Second'],
  ] as const) {
    const [a, b, save] = [field('a'), field('b'), button('save')]
    const bar = box('div', box('output'), save)
    const form = box('form', box('section', box('h2 First'), a), box('section', box('h2 Second'), b), bar)
    const main = box('main', box('h1 Page'), form, box('h2 Below'))
    const earlier = [button('elsewhere'), a, b, save]
    expect(afterwards(main, { gone: save, earlier, mayType }, () => bar.leave())).toBe(expected)
  }
})

it('begins another page at its heading, and one without any at itself', () => {
  const link = new Thing('a', { href: '/account' })
  const frame = box('body', box('header', link))
  const trail = trailOf(link, frame)
  const around = { trail, earlier: [], isUsable: () => true, mayType: true }
  expect(nextPlace({ ...around, root: box('main', box('p'), box('h1 Account')) }).name).toBe('h1 Account')
  expect(nextPlace({ ...around, root: box('main', box('p')) }).name).toBe('main')
})

it('knows what brings a keyboard on a phone', () => {
  const kinds = [field('a'), field('b', { type: 'date' }), box('textarea'), field('c', { type: 'checkbox' })]
  expect([...kinds, button('d'), box('select')].map((one) => isTyped(one))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
