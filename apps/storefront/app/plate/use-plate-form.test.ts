import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { Plate } from '@mostrador/domain/menu/menu'
import { garnish, group, lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { expect, onTestFinished, test, vi } from 'vitest'
import { onMenuDoubt } from '../place/menu-doubt.ts'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { SIZES } from './plate-choice.ts'
import { usePlateForm, type PlateFormInput } from './use-plate-form.ts'

const sauce = group('salsa', {
  mandatory: true,
  minGarnishAmount: 1,
  maxGarnishAmount: 2,
  garnishes: [garnish('criolla', 500), garnish('pesto'), garnish('ajo')],
})
const extra = group('extra', {
  multipleSelection: true,
  maxGarnishAmount: 2,
  garnishes: [garnish('huevo', 300)],
})
const bife = plate('bife', {
  maxQuantity: 4,
  sizes: [
    { id: 'large', name: 'Grande', price: 12_000 },
    { id: 'small', name: 'Chico', price: 8000 },
  ],
  garnishGroups: [sauce, extra],
})
const WRONG = { text: 'Revise que haya agregado la cantidad correcta de guarniciones', tone: 'danger' }
const AT_MOST = { text: 'Has alcanzado el máximo de unidades (4) para este producto', tone: 'danger' }

/** The form of a plate on its page; the fields that were shown stand in `shown`. */
async function open(input: Partial<PlateFormInput> = {}, shownPlate: Plate = bife) {
  openPage()
  const shown: string[] = []
  /** A field as the page finds it by its name: what of it is scrolled to, and what is focused. */
  const field = (selector: string) => ({
    scrollIntoView: ({ block }: { block: string }) => void shown.push(`${selector} to the ${block}`),
    querySelector: (within: string) => ({
      focus: ({ preventScroll }: { preventScroll: boolean }) =>
        void shown.push(`focus in ${within}, scrolled: ${String(!preventScroll)}`),
    }),
  })
  Object.assign(document, { querySelector: field })
  const doubts = vi.fn<() => void>()
  onTestFinished(onMenuDoubt(doubts))
  const { wrap, toasts } = pageAround()
  const lines: CartLine[] = []
  const hook = await renderHook(
    () =>
      usePlateForm({
        menu: menuOf([shownPlate]),
        plate: shownPlate,
        others: [],
        notesLimit: 20,
        onLine: (line) => void lines.push(line),
        ...input,
      }),
    { props: undefined, wrap },
  )
  const { now } = hook
  const submit = () => doing(() => now().submit())
  const pick = (from: typeof sauce, id: string) => doing(() => now().pick(from, id))
  return { ...hook, toasts, lines, shown, doubts, submit, pick }
}

test('missing choices are told once the diner tries to add, at the first of them', async () => {
  const { now, submit, toasts, shown, lines } = await open()
  expect([SIZES, 'salsa', 'extra'].map((id) => now().isMissing(id))).toEqual([true, true, false])
  expect(now().isWrong(SIZES)).toBe(false)
  expect(now().total).toBe(8000)
  await submit()
  expect([SIZES, 'salsa', 'extra'].map((id) => now().isWrong(id))).toEqual([true, true, false])
  expect(toasts).toEqual([WRONG])
  expect(shown).toEqual(['[data-field="sizes"] to the center', 'focus in input, button, scrolled: false'])
  expect(lines).toEqual([])
})

test('a field that the page does not have is not scrolled to', async () => {
  const { submit, toasts } = await open()
  Object.assign(document, { querySelector: () => null })
  await submit()
  expect(toasts).toEqual([WRONG])
})

test('a chosen plate becomes a line, with an id of its own', async () => {
  const { now, pick, submit, lines, toasts, shown } = await open()
  await doing(() => now().change({ sizeId: 'large', notes: 'jugoso' }))
  await pick(sauce, 'criolla')
  await pick(extra, 'huevo')
  await pick(extra, 'huevo')
  await doing(() => now().setQuantity(2))
  expect(now().total).toBe(2 * (12_000 + 500 + 2 * 300))
  await submit()
  expect(lines).toMatchObject([
    {
      referenceId: 'bife',
      sizeId: 'large',
      quantity: 2,
      notes: 'jugoso',
      source: 'plate',
      price: 13_100,
      extras: [
        { groupId: 'salsa', groupItems: [{ referenceId: 'criolla', quantity: 1 }] },
        { groupId: 'extra', groupItems: [{ referenceId: 'huevo', quantity: 2 }] },
      ],
    },
  ])
  expect(lines[0]?.id).toMatch(/^[\da-f]{24}$/)
  expect(toasts).toEqual([])
  expect(shown).toEqual([])
})

test('a pick that the group refuses is told and changes nothing; one that is taken back is gone', async () => {
  const { now, pick, toasts } = await open()
  expect(now().chosenIn(sauce)).toEqual([])
  await pick(sauce, 'criolla')
  await pick(sauce, 'pesto')
  await pick(sauce, 'ajo')
  expect(toasts).toEqual([
    { text: 'Ya se ha seleccionado el maximo de opcionales permitidos en este grupo', tone: 'danger' },
  ])
  const two = [
    { garnishId: 'criolla', quantity: 1 },
    { garnishId: 'pesto', quantity: 1 },
  ]
  expect(now().chosenIn(sauce)).toEqual(two)
  await doing(() => now().unpick(sauce, 'criolla'))
  expect(now().chosenIn(sauce)).toEqual(two.slice(1))
  expect(now().chosenIn(extra)).toEqual([])
})

/** spec('000 §5.35') */
test('no more units than the plate’s maximum, with those that the cart holds already', async () => {
  const others = [
    lineOn(menuOf([plate('bife')]), selection('bife'), 'other'),
    lineOn(menuOf([plate('flan')]), selection('flan', { quantity: 9 }), 'flan'),
  ]
  const { now, toasts } = await open({ others })
  await doing(() => now().setQuantity(3))
  expect(now().choice.quantity).toBe(3)
  expect(toasts).toEqual([])
  await doing(() => now().setQuantity(4))
  expect(now().choice.quantity).toBe(3)
  expect(toasts).toEqual([AT_MOST])
})

const simple = { ...bife, sizes: [], garnishGroups: [] }

test('a cart that holds the maximum already takes no more of it', async () => {
  const others = [lineOn(menuOf([simple]), selection('bife', { quantity: 4 }), 'other')]
  const { submit, toasts, lines } = await open({ others }, simple)
  await submit()
  expect(toasts).toEqual([AT_MOST])
  expect(lines).toEqual([])
})

test('a plate without a maximum is as good as without limit', async () => {
  const { now, toasts } = await open({}, { ...simple, maxQuantity: null })
  await doing(() => now().setQuantity(9_999_999))
  expect(toasts).toEqual([])
  await doing(() => now().setQuantity(10_000_000))
  expect(toasts).toMatchObject([{ tone: 'danger' }])
  expect(now().choice.quantity).toBe(9_999_999)
})

test('an edited line keeps its id and where it came from', async () => {
  const line = lineOn(menuOf([simple]), selection('bife', { quantity: 2, source: 'upselled' }), 'l7')
  const { now, submit, lines } = await open({ line }, simple)
  expect(now().choice.quantity).toBe(2)
  await submit()
  expect(lines).toMatchObject([{ id: 'l7', quantity: 2, source: 'upselled', upsell: true }])
})

test('a plate that the current menu refuses is told, and the menu is asked for again', async () => {
  const soldOut = menuOf([{ ...simple, soldOut: true }])
  const { submit, toasts, lines, doubts } = await open({ menu: soldOut }, simple)
  expect(doubts).not.toHaveBeenCalled()
  await submit()
  expect(toasts).toEqual([WRONG])
  expect(lines).toEqual([])
  expect(doubts).toHaveBeenCalledTimes(1)
})

test('notes longer than the contact takes are no line', async () => {
  const { now, submit, lines, toasts } = await open({ notesLimit: 5 }, simple)
  await doing(() => now().change({ notes: 'jugoso' }))
  await submit()
  expect(lines).toEqual([])
  expect(toasts).toEqual([WRONG])
})
