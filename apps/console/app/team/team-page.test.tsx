import type { StaffPolicy } from '@mostrador/contract/staff/policy-endpoints'
import type { Team } from '@mostrador/contract/team/team-endpoints'
import { permissionsOfRole } from '@mostrador/domain/permission/permission'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { Policy } from './factor-card.tsx'
import { TeamLists } from './team-page.tsx'

const place = { branch: null, branchContact: null }
const team: Team = {
  companyId: '0198c000-0000-7000-8000-0000000000cc',
  places: [{ ...place, name: 'Ombú' }],
  roles: [
    { role: 'OWNER', roleName: null, permissions: [...permissionsOfRole('OWNER')], holders: 1 },
    { role: 'noche', roleName: 'Turno noche', permissions: ['menu.sold-out'], holders: 2 },
  ],
  waiting: [],
  people: [
    {
      id: '1',
      name: 'Ana',
      email: 'ana@ombu.demo',
      isSelf: false,
      memberships: [{ ...place, placeName: 'Ombú', role: 'noche', mayChange: true }],
    },
  ],
}

test('people stand with their roles by place, and roles with how many have them', () => {
  const html = draw(<TeamLists team={team} />, { role: 'owner' })
  expect(html).toContain('Turno noche en Ombú')
  expect(html).toContain('1 permiso · Lo tienen 2 personas')
  expect(html).toContain('Nuevo rol')
})

/** spec('decisions shared-devices.2') */
test('shared devices are shown to those alone who say who works in the whole company', () => {
  expect(draw(<TeamLists team={team} />, { role: 'owner' })).toContain('Compartir este dispositivo')
  expect(draw(<TeamLists team={team} />, { role: 'cashier' })).not.toContain('Compartir este dispositivo')
  const onTablet = draw(<TeamLists team={team} />, { role: 'owner', onTablet: true })
  expect(onTablet).toContain('Tablets compartidas')
  expect(onTablet).not.toContain('Compartir este dispositivo')
})

/** spec('decisions shared-devices.7') */
test('on a shared tablet it says that nobody is let in from there, and does not offer it', () => {
  const own = draw(<TeamLists team={team} />, { role: 'owner' })
  const html = draw(<TeamLists team={team} />, { role: 'owner', onTablet: true })
  for (const offered of ['Invitar', 'Nuevo rol', 'Segundo paso']) {
    expect(own).toContain(offered)
    expect(html).not.toContain(offered)
  }
  expect(own).not.toContain('tablet compartida, las invitaciones')
  expect(html).toContain('tablet compartida, las invitaciones')
})

test('a role is made by those alone who say who works in the whole company', () => {
  expect(draw(<TeamLists team={team} />, { role: 'manager' })).not.toContain('Nuevo rol')
})

test('an invitation without an answer stands by e-mail, with how long its link is good', () => {
  const memberships = [{ ...place, placeName: 'Ombú', role: 'noche', mayChange: true }]
  const nora = { id: '2', email: 'nora@ombu.demo', expiresAt: '2020-01-01T00:00:00.000Z', memberships }
  const html = draw(<TeamLists team={{ ...team, waiting: [nora] }} />, { role: 'owner' })
  expect(html).toContain('nora@ombu.demo')
  expect(html).toContain('El link venció')
  expect(html).toContain('Retirar la invitación de nora@ombu.demo')
  const kept = { ...nora, memberships: memberships.map((one) => ({ ...one, mayChange: false })) }
  expect(draw(<TeamLists team={{ ...team, waiting: [kept] }} />, { role: 'owner' })).not.toContain('Retirar')
  expect(draw(<TeamLists team={team} />, { role: 'owner' })).not.toContain('Invitaciones')
})

const person = {
  id: '1',
  name: 'Ana',
  email: 'ana@ombu.demo',
  isSelf: false,
  roles: [{ role: 'noche', roleName: 'Turno noche' }],
  from: '2026-12-01',
  holds: false,
  hasFactor: false,
  remindedAt: null,
}
const policy: StaffPolicy = {
  today: '2026-11-27',
  hasFactor: true,
  asks: [
    { role: '*', from: '2026-12-01', holds: false },
    { role: 'noche', from: '2026-11-01', holds: true },
  ],
  roles: [{ role: 'noche', roleName: 'Turno noche' }],
  people: [{ ...person, id: '2', name: 'Beto', hasFactor: true }, person],
  tablets: [],
}
const drawn = (part: Partial<StaffPolicy> = {}): string =>
  draw(<Policy companyId={team.companyId} policy={{ ...policy, ...part }} />, { role: 'owner' })

/** spec('decisions factor-by-role.5') */
test('an owner reads of whom a second step is asked since when, and who lacks it before the others', () => {
  const html = drawn()
  for (const text of [
    'Todo el equipo',
    'Se va a pedir desde el 1 de diciembre',
    'Turno noche',
    'Se pide desde el 1 de noviembre',
    'Falta que lo active 1 persona',
    'Recordar por correo a Ana',
  ])
    expect(html).toContain(text)
  expect(html).not.toContain('Recordar por correo a Beto')
  expect(html.indexOf('Beto')).toBeGreaterThan(html.indexOf('Ana'))
  expect(drawn({ asks: [], people: [] })).toContain('No se pide a nadie')
})

/** spec('decisions shared-devices.5') */
test('an owner reads which tablets count as no second step, where one is asked for', () => {
  const tablets = [{ id: '3', name: 'Barra', by: 'Carla' }]
  const html = drawn({ tablets })
  for (const text of [
    '1 tablet no vale como segundo paso',
    'Barra · La compartió Carla',
    'la comparte otra vez',
  ])
    expect(html).toContain(text)
  expect(html).toContain('Se compartió solo con contraseña')
  expect(drawn({ tablets, asks: [] })).not.toContain('Barra')
  expect(drawn()).not.toContain('como segundo paso')
})

/** spec('decisions factor-by-role.3') */
test('an owner without one is led to set it up, and asks nobody before', () => {
  const html = drawn({ hasFactor: false })
  expect(html).toContain('Activa primero el tuyo')
  expect(html).not.toContain('Cambiar a quién se pide')
  expect(drawn()).toContain('Cambiar a quién se pide')
})
