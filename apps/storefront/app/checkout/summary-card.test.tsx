import { Children, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { AliasContext } from '../place/use-alias.ts'
import {
  cash,
  deliveryTo,
  filledDraft,
  home,
  modeOf,
  sampleAddress,
  stateOf,
} from '../testing/sample-checkout.ts'
import { textOf } from '../testing/text-of.ts'
import type { CheckoutState } from './checkout-inputs.ts'
import SummaryCard from './summary-card.tsx'
import type { Section } from './use-sections.ts'

const focused: string[] = []
const pressed = new Map<string, () => void>()

/** The words of what is drawn, read without drawing it: nothing is drawn while something is. */
const wordsOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) =>
      isValidElement<{ children?: ReactNode }>(part) ? wordsOf(part.props.children) : String(part),
    )
    .join('')

vi.mock('@mostrador/ui/button.tsx', () => ({
  Button: ({ children, onClick }: { children: ReactNode; onClick: () => void }) => {
    pressed.set(wordsOf(children), onClick)
    return <button>{children}</button>
  },
}))
vi.mock(import('react-dom'), async (original) => ({
  ...(await original()),
  flushSync: <Answer,>(task?: () => Answer) => task?.() as Answer,
}))

beforeEach(() => {
  pressed.clear()
  focused.length = 0
})

type Alias = Parameters<typeof AliasContext>[0]['value']

function card(state: CheckoutState, open: readonly Section[] = []) {
  const opened: (readonly Section[])[] = []
  const sections = {
    isOpen: (section: Section) => open.includes(section),
    open: (more: readonly Section[]) => void opened.push(more),
  }
  const html = renderToStaticMarkup(
    <AliasContext value={sampleAddress as unknown as Alias}>
      <SummaryCard state={state} change={() => undefined} sections={sections}>
        Palermo
      </SummaryCard>
    </AliasContext>,
  )
  return { html, text: textOf(html), opened }
}

const known = { ...filledDraft, phone: '+5491123456789', paymentAmount: '', paysExact: true, notes: '' }

/** spec('000 §2.69') */
test('one card says where, who, when and how it is paid', () => {
  const { text, html } = card({ ...deliveryTo(home), draft: known })
  for (const said of [
    'Palermo',
    'En el momento',
    'Llega en 30 a 45 min',
    'Julia Ferro',
    '+54 9 11 2345 6789',
    'Gorriti 5123, Buenos Aires',
    'Piso 3 · Entre calles: Thames y Serrano',
    'Efectivo',
    'Pago justo',
    'Aclaraciones del pedido',
  ])
    expect(text).toContain(said)
  expect(html).toContain('name="optIn"')
  expect([...pressed.keys()]).toEqual([
    'Cambiar mis datos',
    'Cambiar dónde se entrega',
    'Cambiar cómo se paga',
    'Agregar aclaraciones del pedido',
  ])
})

/** spec('000 §2.69') */
test('at a table it is the table that orders, and nothing is promised or delivered', () => {
  const { text } = card(stateOf({ mode: modeOf('IN_DINING'), draft: known }))
  expect(text).toContain('Mesa 7')
  expect(text).not.toContain('Julia')
  expect(text).not.toContain('min')
  expect(text).not.toContain('entrega')
})

test('the summary shows the moment, cash, notes and e-mail that the diner gave', () => {
  const slot = { date: '2026-11-20', time: '20:30' }
  const timing = { canOrderNow: true, canSchedule: true, timing: 'scheduled', slot } as const
  const draft = {
    ...known,
    paysExact: false,
    paymentAmount: '10.000',
    notes: ' sin timbre ',
    customerEmail: 'a@b.test',
  }
  const { text } = card(stateOf({ timing, draft }))
  expect(text).toMatch(/Programado: .*20:30/)
  expect(text).not.toContain('30 a 45')
  expect(text).toMatch(/Abonas con \$\s?10\.000/)
  expect(text).toContain('“sin timbre”')
  expect(text).toContain('a@b.test')
  expect([...pressed.keys()]).toContain('Cambiar cuándo lo quieres')
  expect([...pressed.keys()]).toContain('Cambiar aclaraciones del pedido')
  const card2 = card(stateOf({ draft, payment: { ...cash, id: 'x', paymentMethod: 'OTHER' } }))
  expect(card2.text).toContain('Otro medio')
  expect(card2.text).not.toContain('Abonas')
})

test('a section that stands open as a card is no row', () => {
  const { text, html } = card({ ...deliveryTo(home), draft: known }, ['customer', 'delivery', 'notes'])
  expect(text).not.toContain('Julia')
  expect(text).not.toContain('Gorriti')
  expect(text).not.toContain('Aclaraciones')
  expect(html).not.toContain('optIn')
  expect(text).toContain('Efectivo')
})

test.each([
  ['Cambiar mis datos', 'customer', '[name="customerName"]'],
  ['Cambiar dónde se entrega', 'delivery', '[name="address"]'],
  ['Cambiar cómo se paga', 'payment', '[name="paymentType"]:checked'],
  ['Agregar aclaraciones del pedido', 'notes', '[name="notes"]'],
])('“%s” opens its card, and the focus is in it', (name, section, field) => {
  const querySelector = (selector: string) =>
    selector.split(', ').includes(field)
      ? { focus: () => void focused.push(field), scrollIntoView: () => undefined }
      : null
  vi.stubGlobal('document', { querySelector })
  const { opened } = card({ ...deliveryTo(home), draft: known })
  pressed.get(name)?.()
  vi.unstubAllGlobals()
  expect(opened).toEqual([[section]])
  expect(focused).toEqual([field])
})
