import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { expect, test } from 'vitest'
import { modeStatus } from './mode-status.ts'

const workingDays = [{ dayOfWeek: 'MONDAY' as const, workingHours: [{ startAt: '20:00', endAt: '02:00' }] }]
const mode = (part: Partial<OrderModeInfo>) =>
  ({ orderEnabled: true, schedules: [], ...part }) as unknown as OrderModeInfo
const ownHours = { schedules: [{ scheduleConfigs: [{ workingDays }] }] }
const at = (date: string, dayOfWeek: 'MONDAY' | 'TUESDAY', minutes: number) => ({ date, dayOfWeek, minutes })

test('a mode with hours of its own goes by them, past midnight too', () => {
  expect(modeStatus(mode(ownHours), at('2026-11-23', 'MONDAY', 19 * 60), true).text).toBe('Cerrado')
  expect(modeStatus(mode(ownHours), at('2026-11-24', 'TUESDAY', 60), false).text).toBe('Disponible')
})

test('a mode without hours of its own goes by the shop', () => {
  expect(modeStatus(mode({}), at('2026-11-23', 'MONDAY', 0), true).text).toBe('Disponible')
  expect(modeStatus(mode({}), at('2026-11-23', 'MONDAY', 0), false).text).toBe('Cerrado')
})

test('a mode that takes no orders says so whatever the hour', () => {
  expect(modeStatus(mode({ orderEnabled: false }), at('2026-11-23', 'MONDAY', 0), true).text).toBe(
    'Sin pedidos por ahora',
  )
})
