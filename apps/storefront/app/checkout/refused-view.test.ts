import type { ProblemError } from '@mostrador/contract/problem'
import type { CartChange } from '@mostrador/domain/cart/reprice-cart'
import { describe, expect, test } from 'vitest'
import { refusedView, type MomentNow } from './refused-view.ts'
import { withoutSlots } from './use-refusal.ts'

const days: Parameters<typeof withoutSlots>[0] = [
  { date: '2026-11-20', dayOfWeek: 'FRIDAY', availableHours: ['20:00', '21:00'] },
  { date: '2026-11-21', dayOfWeek: 'SATURDAY', availableHours: ['12:00'] },
]
const open: MomentNow = {
  opens: undefined,
  timing: { canOrderNow: true, canSchedule: true, timing: 'now', slot: null },
}
const scheduled: MomentNow = {
  ...open,
  timing: {
    canOrderNow: false,
    canSchedule: true,
    timing: 'scheduled',
    slot: { date: '2026-11-21', time: '12:00' },
  },
}
const error = (code: string, rest: Partial<ProblemError> = {}): ProblemError => ({
  code,
  message: `${code}.`,
  ...rest,
})
const dearer: CartChange = {
  lineId: 'a',
  name: 'bife',
  kind: 'price',
  before: 1000,
  after: 1200,
  details: [],
}
const view = (errors: readonly ProblemError[], changes?: readonly CartChange[], now = open) =>
  refusedView({ errors, changes, lineIds: ['a', 'b'], now })

describe('a refused order', () => {
  test('shows a changed line as a difference, and no sentence for what follows from it', () => {
    const shown = view([error('price-changed', { item: 0 }), error('total-changed')], [dearer])
    expect(shown).toMatchObject({ title: 'Tu pedido cambió', changes: [dearer], sentences: [] })
    expect(shown.action).toBe('Actualizar pedido')
    expect(shown.hint).toBe('Revisa qué cambió y vuelve a intentarlo.')
  })

  test('a line that cannot be told from another, and one that nobody knows, are said', () => {
    const errors = [error('sold-out', { item: 1 }), error('missing', { item: 7 })]
    expect(view(errors, [dearer]).sentences).toEqual(['sold-out.', 'missing.'])
    const asking = refusedView({ errors, changes: undefined, lineIds: [], now: undefined })
    expect(asking).toMatchObject({ changes: [], sentences: ['sold-out.', 'missing.'] })
  })

  /** spec('decisions interruptions.2') */
  test('a pause is told by its own name, and offers the slot after it', () => {
    const errors = [error('ordering-paused'), error('schedule-required')]
    expect(view(errors, [], scheduled)).toMatchObject({
      title: 'Pedidos en pausa',
      hint: undefined,
      sentences: ['ordering-paused.', 'Puedes programarlo para el sábado 21/11 a las 12:00.'],
    })
  })

  test('an error of another kind says nothing of the moment', () => {
    expect(view([error('sold-out')], [], scheduled).sentences).toEqual(['sold-out.'])
  })

  test('a contact that closed while lines changed is updated first', () => {
    const errors = [error('closed'), error('price-changed', { item: 0 })]
    const shown = view(errors, [dearer], scheduled)
    expect(shown).toMatchObject({ title: 'Local cerrado', action: 'Actualizar pedido' })
    expect(shown.hint).toBeUndefined()
  })

  /** spec('decisions wire-conventions.4') */
  test('says what no line tells, each sentence once, in the words of the server', () => {
    const shown = view(
      [
        error('price-changed', { item: 0 }),
        error('garnish-amount', { item: 1 }),
        error('delivery-fee-changed'),
        error('delivery-fee-changed'),
        error('a-code-of-tomorrow', { message: 'Hoy no hay delivery.' }),
        error('total-changed'),
      ],
      [dearer],
    )
    expect(shown.sentences).toEqual(['garnish-amount.', 'delivery-fee-changed.', 'Hoy no hay delivery.'])
  })

  test('a total that changed alone is said, and an empty message is not', () => {
    expect(view([error('total-changed')]).sentences).toEqual(['total-changed.'])
    expect(view([error('who-knows', { message: '' })]).sentences).toEqual(['Algo de tu pedido cambió.'])
  })

  test.each(['slot-full', 'slot-unavailable'])('%s says what was moved to what, once it is known', (code) => {
    const movedFrom = { date: '2026-11-20', time: '21:00' }
    const moved = { ...scheduled, timing: { ...scheduled.timing, movedFrom } }
    expect(view([error(code)], [], moved).sentences).toEqual([
      `${code}.`,
      'Movimos tu pedido del viernes 20/11 a las 21:00 al primer horario libre: sábado 21/11 a las 12:00.',
    ])
    expect(view([error(code)], [], scheduled).sentences[1]).toBe(
      'Movimos tu pedido al primer horario libre: sábado 21/11 a las 12:00.',
    )
    const asking = refusedView({ errors: [error(code)], changes: undefined, lineIds: [], now: undefined })
    expect(asking.sentences).toEqual([`${code}.`])
    const none = { ...scheduled, timing: { ...scheduled.timing, slot: null } }
    expect(view([error(code)], [], none).sentences).toEqual([`${code}.`, 'No quedan horarios disponibles.'])
  })

  test('a contact that closed offers to schedule, or says when it opens', () => {
    expect(view([error('closed'), error('schedule-required')], [], scheduled)).toMatchObject({
      title: 'Local cerrado',
      sentences: ['closed.', 'Puedes programarlo para el sábado 21/11 a las 12:00.'],
      action: 'Programar pedido',
    })
    const later = {
      opens: 'Abre mañana a las 11:30',
      timing: { canOrderNow: false, canSchedule: false, timing: 'now', slot: null },
    } as const
    expect(view([error('closed')], [], later)).toMatchObject({
      sentences: ['closed.', 'Abre mañana a las 11:30'],
      action: 'Aceptar',
    })
    expect(view([error('closed')], [], { ...later, opens: undefined }).sentences).toEqual(['closed.'])
    const full = { ...scheduled, timing: { ...scheduled.timing, slot: null } }
    expect(view([error('closed')], [], full)).toMatchObject({
      sentences: ['closed.', 'No quedan horarios disponibles.'],
      action: 'Aceptar',
    })
    const asking = refusedView({ errors: [error('closed')], changes: [], lineIds: [], now: undefined })
    expect(asking).toMatchObject({ sentences: ['closed.'], action: 'Aceptar' })
    // That a slot is missing is said where nothing closed.
    expect(view([error('schedule-required')], [], full).sentences).toEqual([
      'schedule-required.',
      'No quedan horarios disponibles.',
    ])
  })
})

/** spec('000 §4.27') */
test('a refused slot is not offered again, and a day without any is none', () => {
  const [friday] = days
  expect(withoutSlots(days, [])).toBe(days)
  expect(withoutSlots(days, [{ date: '2026-11-20', time: '20:00' }])[0]?.availableHours).toEqual(['21:00'])
  expect(withoutSlots(days, [{ date: '2026-11-21', time: '12:00' }])).toEqual([friday])
})
