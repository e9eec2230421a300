import { afterEach, expect, test, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { SectionNav } from './section-nav.tsx'

afterEach(() => vi.unstubAllGlobals())

const nav = <SectionNav fresh={3} openCases={1} />

/** The sections of the bar, and those under "Más". */
function sectionsOf(html: string): readonly [bar: string[], more: string[]] {
  const linked = (part: string): string[] =>
    [...part.matchAll(/href="\/palermo\/(\w+)"/g)].map(([, path]) => path ?? '')
  const [bar = '', more = ''] = html.split('<button')
  return [linked(bar), linked(more)]
}

test('a phone has room for four sections, and the others are under "Más"', () => {
  expect(sectionsOf(draw(nav))).toEqual([
    ['orders', 'dispatch', 'cases', 'finished'],
    ['menu', 'survey', 'campaigns'],
  ])
  expect(sectionsOf(draw(nav, { role: 'manager' }))).toEqual([
    ['orders', 'dispatch', 'cases', 'finished'],
    ['today', 'menu', 'survey', 'campaigns', 'customers', 'errors', 'branding', 'activity'],
  ])
})

test('"Más" opens its list by itself, and looks open where one of its sections is', () => {
  const html = draw(nav, { path: '/palermo/survey' })
  const [, target] = /<button[^>]*popoverTarget="([^"]+)"/i.exec(html) ?? []
  expect(html).toMatch(new RegExp(`<ul id="${target}" popover="auto"`))
  const look = (path: string) => /<button[^>]*class="([^"]+)"/.exec(draw(nav, { path }))?.[1]
  expect(look('/palermo/survey')).toContain('text-brand-ink')
  expect(look('/palermo/orders')).not.toContain('text-brand-ink')
})

test('what waits is counted on its section', () => {
  const html = draw(nav)
  expect(html).toContain('3 pedidos nuevos')
  expect(html).toContain('1 caso abierto')
})
