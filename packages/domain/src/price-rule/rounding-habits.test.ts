import { expect, test } from 'vitest'
import { roundingHabits } from './rounding-habits.ts'

const CURRENCIES = [
  ['ARS', 2],
  ['UYU', 2],
  ['CLP', 0],
  ['COP', 0],
  ['PEN', 2],
  ['BRL', 2],
  ['VES', 2],
  ['PYG', 0],
  ['MXN', 2],
  ['USD', 2],
  ['BOB', 2],
  ['EUR', 2],
] as const

const habits = (code: string, mantissa: number) => roundingHabits({ code, mantissa, symbol: '$' })

/** spec('decisions prices-and-time.1') */
test('in Argentina and Chile, prices are rounded as they are written there', () => {
  expect(habits('ARS', 2)).toMatchObject({ usual: { step: 10_000, ending: 0, direction: 'NEAREST' } })
  expect(habits('ARS', 2).offered).toContainEqual({ step: 5_000, ending: 0 })
  expect(habits('CLP', 0)).toMatchObject({ usual: { step: 10 } })
  expect(habits('CLP', 0).offered).toContainEqual({ step: 1000, ending: 990 })
})

test.each(CURRENCIES)(
  '%s offers whole steps of its smallest coin, the usual one among them',
  (code, mantissa) => {
    const { usual, offered } = habits(code, mantissa)
    expect(offered).toContainEqual({ step: usual.step, ending: 0 })
    for (const { step, ending } of offered) {
      expect(Number.isSafeInteger(step) && step >= 1).toBe(true)
      expect(Number.isSafeInteger(ending) && ending < step).toBe(true)
    }
  },
)
