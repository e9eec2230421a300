import type { ScheduledWire } from '@mostrador/contract/scheduled-change/scheduled-change-endpoints'
import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { draw } from '../testing/draw.tsx'
import { givenApi } from '../testing/given-api.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { ScheduledCard } from './scheduled-card.tsx'
import { useScheduledEnding } from './use-scheduled-ending.ts'

const problem = (plate: string, part: Partial<ScheduledWire['problems'][number]> = {}) => ({
  code: 'changed-meanwhile',
  path: `menus/carta/plates/${plate}/price`,
  message: `${plate}: $ 100 → $ 110`,
  found: 105,
  because: null,
  ...part,
})

const waiting: ScheduledWire = {
  id: '0198c000-0000-7000-8000-0000000000c1',
  version: 3,
  state: 'WAITING',
  runAt: '2026-12-01T09:00:00.000Z',
  wall: '2026-12-01T06:00',
  timeZone: 'America/Argentina/Buenos_Aires',
  door: 'RULE',
  by: 'Ana',
  createdAt: '2026-11-28T09:00:00.000Z',
  summary: 'Subir 10 % toda la carta',
  sentences: [],
  count: 2,
  partly: true,
  endedAt: null,
  revision: null,
  undone: false,
  problems: [problem('Bife'), problem('Flan')],
  open: false,
}

const textOf = (change: Partial<ScheduledWire>): string =>
  draw(<ScheduledCard change={{ ...waiting, ...change }} />, { role: 'owner' })
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')

/** spec('decisions prices-and-time.13') */
test('a rule whose prices changed since says so, with what they are now, and offers to compute anew', () => {
  const text = textOf({})
  expect(text).toContain('2 precios ya no se pueden cambiar: cambiaron después de programarlo')
  expect(text).toMatch(/Bife: \$ 100 → \$ 110\. Ahora dice \$\s105\./)
  expect(text).toContain('|Calcular de nuevo|')
})

/** spec('decisions prices-and-time.13') */
test.each<[Partial<ScheduledWire>, string]>([
  [
    { problems: [problem('Bife')], door: 'SHEET' },
    'Un cambio ya no se puede hacer: alguien cambió lo mismo después',
  ],
  [{ problems: [problem('Bife', { because: waiting.id })] }, 'Un cambio no va a poder hacerse'],
  [
    { problems: [problem('', { code: 'permission-missing' })], state: 'FAILED', open: true },
    'Un cambio no se hizo',
  ],
])('a change without a rule to compute offers no recomputing: %#', (change, title) => {
  const text = textOf(change)
  expect(text).toContain(title)
  expect(text).not.toContain('Calcular de nuevo')
})

/** spec('decisions prices-and-time.13') */
test('the rule is computed over the prices of now, over the same plates, and waits as it did', async () => {
  const { api, last } = givenApi()
  const ended: string[] = []
  const now = await renderHook(() => useScheduledEnding(waiting, () => ended.push('done')), {
    api,
    queries: createQueryClient(),
  })
  const set = (key: string, from: number, to: number) => ({
    kind: 'set',
    place: ['menus', 'carta', 'plates', key, 'price'],
    from,
    to,
  })
  const rule = {
    scope: { menu: 'carta', withGarnishes: false },
    change: { kind: 'PERCENT', way: 'UP', percent: 10 },
  }
  await doing(() => now().computeAnew())
  await doing(() => last().answer({ ...waiting, rule, operations: [set('bife', 100, 110)] }))
  expect(last().url).toContain('place=menus%2Fcarta')
  const plate = (key: string, price: number) => ({ key, name: key, category: 'a', price })
  const menu = {
    key: 'carta',
    name: 'Carta',
    categories: [],
    plates: [plate('bife', 200), plate('flan', 50)],
  }
  const categories = [{ key: 'a', name: 'A' }]
  await doing(() => last().answer({ revision: 9, value: { ...menu, categories }, pictures: {} }))
  expect(last()).toMatchObject({
    method: 'PUT',
    body: { version: 3, operations: [set('bife', 200, 220)], rule, despite: false },
  })
  await doing(() => last().answer({ id: waiting.id, version: 4, runAt: waiting.runAt }))
  expect(ended).toEqual(['done'])
})
