import { agoText } from '@mostrador/copy/tracking'
import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { pass, renderHook } from '../testing/render-hook.tsx'
import { positionAge, usePositionAge } from './use-position-age.ts'

const now = new Date('2026-11-20T15:00:00.000Z')
const ago = (seconds: number): string => new Date(now.getTime() - seconds * 1000).toISOString()

test('a position is stale after a minute, and none is from the future', () => {
  expect(positionAge(ago(5), now)).toEqual({ seconds: 5, isStale: false })
  expect(positionAge(ago(59), now).isStale).toBe(false)
  expect(positionAge(ago(60), now).isStale).toBe(true)
  expect(positionAge(ago(-30), now)).toEqual({ seconds: 0, isStale: false })
})

test('an age is told in the unit that says something', () => {
  expect([0, 1, 59.9, 60, 3599, 3600, 7300].map(agoText)).toEqual([
    'hace 1 segundo',
    'hace 1 segundo',
    'hace 59 segundos',
    'hace 1 minuto',
    'hace 59 minutos',
    'hace 1 hora',
    'hace 2 horas',
  ])
})

test('the age is told anew every five seconds, and of another position at once', async () => {
  openPage({ clock: '2026-11-20T15:00:00.000Z' })
  const { now: told, renderAgain } = await renderHook<ReturnType<typeof usePositionAge>, string | null>(
    usePositionAge,
    { props: ago(57) },
  )
  expect(told()).toEqual({ seconds: 57, isStale: false })
  await pass(4999)
  expect(told()?.seconds).toBe(57)
  await pass(1)
  expect(told()).toEqual({ seconds: 62, isStale: true })
  await renderAgain('2026-11-20T15:00:03.000Z')
  expect(told()).toEqual({ seconds: 2, isStale: false })
  await pass(5000)
  expect(told()).toEqual({ seconds: 7, isStale: false })
  await renderAgain(null)
  expect(told()).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
