import type { BuiltInRole } from '@mostrador/domain/permission/permission'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { SECTION_NEEDS } from '../workplace/may-see.ts'
import { Rail } from './rail.tsx'
import { NotPermitted } from './not-permitted.tsx'
import { SectionGate } from './section-gate.tsx'

const gate = (section: string, role: Lowercase<BuiltInRole>, runsInstall: boolean) =>
  draw(<SectionGate>lo de adentro</SectionGate>, { role, path: `/palermo/${section}`, runsInstall })

const seen = (section: string, role: Lowercase<BuiltInRole>) =>
  gate(section, role, true).includes('lo de adentro')

const sectionsOf = (role: Parameters<typeof seen>[1]) =>
  Object.keys(SECTION_NEEDS).filter((section) => seen(section, role))

test('a link leads to a section for whoever may see it', () => {
  expect(sectionsOf('owner')).toEqual(Object.keys(SECTION_NEEDS))
  expect(sectionsOf('manager')).toEqual(
    Object.keys(SECTION_NEEDS).filter((section) => section !== 'team' && section !== 'shops'),
  )
  expect(sectionsOf('cashier')).toEqual([
    'orders',
    'dispatch',
    'cases',
    'finished',
    'transfers',
    'menu',
    'campaigns',
    'survey',
    'activity',
  ])
  expect(sectionsOf('kitchen')).toEqual(['orders', 'finished', 'menu', 'activity'])
  expect(sectionsOf('dispatcher')).toEqual(['orders', 'dispatch', 'finished'])
})

/** spec('decisions who-may-what.2') */
test('whoever may not see it is told what is missing and whom to ask', () => {
  const page = draw(<NotPermitted section="today" />, { role: 'cashier' })
  expect(page).toContain('No tienes permiso para ver las ventas')
  expect(page).toContain('Te lo puede dar quien administra el equipo.')
})

test('an address without a section is let through', () => {
  expect(seen('nada', 'cashier')).toBe(true)
})

/** spec('decisions founding.8') */
test('links for new shops are a page of the company that runs the install, and of no other one', () => {
  expect(gate('shops', 'owner', true)).toContain('lo de adentro')
  const elsewhere = gate('shops', 'owner', false)
  expect(elsewhere).not.toContain('lo de adentro')
  expect(elsewhere).toContain('No encontramos')
  const rail = (runsInstall: boolean) => draw(<Rail counts={{}} />, { role: 'owner', runsInstall })
  expect(rail(true)).toMatch(/href="\/palermo\/shops".*Nuevos comercios/s)
  expect(rail(false)).not.toContain('/palermo/shops')
})
