import type { PushDevices } from '@mostrador/contract/push/push-endpoints'
import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import { afterEach, expect, test, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { installWay } from './install-card.tsx'
import { contactsOf, PushSections } from './push-card.tsx'
import { pushWay, type Browser } from './push-device.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile'

const browser = (own: Partial<Browser> = {}): Browser => ({
  userAgent: ANDROID,
  isInstalled: false,
  hasPush: true,
  permission: 'default',
  ...own,
})

afterEach(() => void vi.unstubAllGlobals())

test('how it stands with notes in a browser', () => {
  expect(pushWay(browser())).toBe('ready')
  expect(pushWay(browser({ permission: 'granted' }))).toBe('ready')
  expect(pushWay(browser({ permission: 'denied' }))).toBe('denied')
  expect(pushWay(browser({ hasPush: false }))).toBe('unsupported')
  const iPhone = { userAgent: IPHONE, hasPush: false }
  expect(pushWay(browser(iPhone))).toBe('install-first')
  // An old one has none there either.
  expect(pushWay(browser({ ...iPhone, isInstalled: true }))).toBe('unsupported')
})

/** spec('decisions push.8') */
test('how a browser installs the console where it offers nothing', () => {
  expect([IPHONE, ANDROID, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140'].map(installWay)).toEqual([
    'ios',
    'android',
    'desk',
  ])
})

const contact = (id: string, name: string): StaffSession['branchContacts'][number] => ({
  id,
  name,
  key: name,
  alias: name,
  companyId: 'company',
  branchId: 'branch',
  branchName: 'Ombú',
  companyName: 'Ombú',
  timeZone: 'America/Argentina/Buenos_Aires',
  country: 'ar',
  orderEnabled: true,
  published: true,
})

const contacts = [contact('a', 'Palermo'), contact('b', 'Caballito')]

test('a person is offered the contacts whose orders they may see', () => {
  const grant = { company: 'company', role: 'X', roleName: null, permissions: ['orders.see'] as const }
  expect(contactsOf({ branchContacts: contacts, grants: [{ ...grant, branchContact: 'b' }] })).toEqual([
    contacts[1],
  ])
  expect(
    contactsOf({ branchContacts: contacts, grants: [{ ...grant, permissions: ['menu.edit'] }] }),
  ).toEqual([])
})

const device: PushDevices['devices'][number] = {
  id: 'here',
  current: true,
  device: ANDROID,
  wants: 'EVERY',
  contactIds: ['a'],
  createdAt: '2026-11-20T15:00:00.000Z',
  lastSentAt: null,
  lastFailedAt: null,
}

/** The card in a browser that can do so much. */
function drawn(
  permission: NotificationPermission,
  devices: PushDevices['devices'] = [],
  offered = contacts,
): string {
  vi.stubGlobal('navigator', { userAgent: ANDROID, serviceWorker: {} })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('PushManager', Object)
  vi.stubGlobal('Notification', { permission })
  const known = { publicKey: 'key', devices }
  return draw(<PushSections known={known} contacts={offered} onChanged={() => undefined} />)
}

test('notes are turned on by one press, for all contacts, and said to be on', () => {
  const off = drawn('default')
  for (const text of ['Activar avisos acá', 'Avisarme de cada pedido', 'Palermo', 'Caballito'])
    expect(off).toContain(text)
  expect(off.match(/checked=""/g)).toHaveLength(2)
  expect(off).not.toContain('Desactivar')
  const on = drawn('granted', [device])
  for (const text of ['Activados en este dispositivo', 'Probar', 'Desactivar']) expect(on).toContain(text)
  expect(on.match(/checked=""/g)).toHaveLength(1)
  expect(on).not.toContain('Activar avisos acá')
  // One contact alone needs no choice.
  expect(drawn('default', [], contacts.slice(0, 1))).not.toContain('Palermo')
})

test('staff who blocked notes read how to allow them; staff who see no orders read why there are none', () => {
  expect(drawn('denied')).toContain('Los avisos están bloqueados')
  expect(drawn('denied')).not.toContain('Activar avisos acá')
  expect(drawn('default', [], [])).toContain('Todavía no ves los pedidos')
})

test('other devices are taken away from here, and what did not arrive is told', () => {
  const other = { ...device, id: 'other', current: false, lastFailedAt: '2026-11-20T16:00:00.000Z' }
  const html = drawn('default', [other])
  for (const text of ['Tus otros dispositivos', 'Quitar los avisos de Chrome en Android', 'no llegó'])
    expect(html).toContain(text)
})
