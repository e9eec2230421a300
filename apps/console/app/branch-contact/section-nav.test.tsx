import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { showsNames } from './halves.ts'
import { Rail } from './rail.tsx'
import { SectionNav } from './section-nav.tsx'
import { SiblingSections } from './sibling-sections.tsx'

const nav = <SectionNav fresh={3} openCases={1} owedTransfers={2} />
const rail = <Rail counts={{ cases: { count: 1, label: '1 caso abierto' } }} />

const linked = (part: string): string[] =>
  [...part.matchAll(/href="\/palermo\/(\w+)"/g)].map(([, path]) => path ?? '')

/** The sections of the bar, and those under "Más". */
function sectionsOf(html: string): readonly [bar: string[], more: string[]] {
  const [bar = '', more = ''] = html.split('<button')
  return [linked(bar), linked(more)]
}

/** The parts of a rail or of a list, by the name that stands over them. */
function halvesOf(html: string): Record<string, string[]> {
  const parts = [...html.matchAll(/<p id="([^"]+)"[^>]*>([^<]+)<\/p><ul aria-labelledby="\1"(.*?)<\/ul>/gs)]
  return Object.fromEntries(parts.map(([, , title = '', list = '']) => [title, linked(list)]))
}

test('a phone has the shift under the thumb, and the rest is under "Más"', () => {
  expect(sectionsOf(draw(nav))).toEqual([
    ['orders', 'dispatch', 'cases', 'finished'],
    ['menu', 'campaigns', 'survey', 'activity'],
  ])
  expect(sectionsOf(draw(nav, { role: 'manager' }))).toEqual([
    ['orders', 'dispatch', 'cases', 'finished'],
    [
      'today',
      'menu',
      'local',
      'customers',
      'benefits',
      'campaigns',
      'survey',
      'branding',
      'brand',
      'integrations',
      'activity',
      'errors',
    ],
  ])
})

test('"Más" names the halves of what it lists, and none that is empty', () => {
  expect(Object.keys(halvesOf(draw(nav)))).toEqual(['Negocio'])
  expect(halvesOf(draw(nav, { role: 'manager' }))).toMatchObject({ Hoy: ['today'] })
})

test('the rail has both halves, each section where it belongs', () => {
  expect(halvesOf(draw(rail, { role: 'manager' }))).toEqual({
    Hoy: ['orders', 'dispatch', 'cases', 'finished', 'today'],
    Negocio: ['menu', 'local', 'customers', 'branding', 'integrations', 'activity', 'errors'],
  })
})

test('the rail offers what one may see, and leads to the first of an entry that one may', () => {
  expect(halvesOf(draw(rail))).toEqual({
    Hoy: ['orders', 'dispatch', 'cases', 'finished'],
    Negocio: ['menu', 'campaigns', 'activity'],
  })
})

test('an entry of the rail is the open one for each of its sections', () => {
  const open = (path: string) => /aria-current="page"[^>]*href="([^"]+)"/.exec(draw(rail, { path }))?.[1]
  expect(open('/palermo/survey')).toBe('/palermo/campaigns')
  expect(open('/palermo/campaigns')).toBe('/palermo/campaigns')
  expect(open('/palermo/menu')).toBe('/palermo/menu')
})

test.each([
  ['orders', 1280, null, false],
  ['menu', 1280, null, true],
  ['menu', 1000, null, false],
  ['orders', 1920, null, true],
  ['orders', 1280, 'open', true],
  ['menu', 1920, 'folded', false],
] as const)('the names of the sections beside %s, %d wide, with the choice %s: %s', (...given) => {
  const [section, width, chose, shown] = given
  expect(showsNames(section, { chose, isDesk: width >= 1280, isVast: width >= 1792 })).toBe(shown)
})

test('the sections of one entry stand above their pages, of those that one may see', () => {
  const above = (path: string, role?: 'manager') =>
    linked(draw(<SiblingSections />, { path, ...(role && { role }) }))
  expect(above('/palermo/survey')).toEqual(['campaigns', 'survey'])
  expect(above('/palermo/survey', 'manager')).toEqual(['customers', 'benefits', 'campaigns', 'survey'])
  expect(above('/palermo/menu', 'manager')).toEqual([])
})

test('"Más" opens its list by itself, and looks open where one of its sections is', () => {
  const html = draw(nav, { path: '/palermo/survey' })
  const [, target] = /<button[^>]*popoverTarget="([^"]+)"/i.exec(html) ?? []
  expect(html).toMatch(new RegExp(`<div id="${target}" popover="auto"`))
  const look = (path: string) => /<button[^>]*class="([^"]+)"/.exec(draw(nav, { path }))?.[1]
  expect(look('/palermo/survey')).toContain('text-brand-ink')
  expect(look('/palermo/orders')).not.toContain('text-brand-ink')
})

test('a count of a section that has no room in the bar stands on "Más" and in its list', () => {
  const counts = { today: { count: 4, label: '4 cosas' } }
  const [, more = ''] = draw(<BottomBar counts={counts} />, { role: 'manager' }).split('<button')
  expect(more.match(/4 cosas/g)).toHaveLength(2)
})

test.each([
  ['the bar', nav],
  ['the rail', rail],
])('the count of a section stands on its link in %s', (_name, drawn) => {
  expect(draw(drawn)).toContain('1 caso abierto')
})
