import { expect, test } from 'vitest'
import { PinCard } from '../account/pin-card.tsx'
import { People } from '../session/tablet-entrance.tsx'
import { draw } from '../testing/draw.tsx'
import { Devices } from './shared-devices-card.tsx'

const device = {
  id: '0198c000-0000-7000-8000-0000000000d1',
  name: 'Caja',
  idleMinutes: 5,
  by: 'Delia',
  createdAt: '2026-11-20T15:00:00.000Z',
  usedAt: null,
  people: ['Ana', 'Bruno'],
}

const nothing = () => undefined

/** spec('decisions shared-devices.1') */
test('the team reads which devices are shared, who works on them, and ends each', () => {
  const html = draw(<Devices devices={[device, { ...device, id: 'x', name: 'Barra', people: [] }]} />)
  expect(html).toContain('Ahora: Ana, Bruno')
  expect(html).toContain('Se bloquea después de 5 minutos · La compartió Delia')
  expect(html).toContain('Ahora no hay nadie')
  expect(html).toContain('Dejar de compartir: Barra')
  expect(draw(<Devices devices={[]} />)).toContain('Ninguna tablet está compartida.')
})

/** spec('decisions factor-by-role.7') */
test('before anybody works on it, a shared device shows names, and says where a PIN comes from', () => {
  const tablet = {
    name: 'Caja',
    idleMinutes: 5,
    people: [{ id: '1', name: 'Ana' }],
    withoutPin: ['Bruno', 'Carla'],
    newOrders: 0,
  }
  const html = draw(<People tablet={tablet} onDone={nothing} onPassword={nothing} />)
  expect(html).toContain('Caja: toca tu nombre y escribe tu PIN.')
  expect(html).toContain('Ana')
  expect(html).toContain('Todavía sin PIN: Bruno y Carla. Cada quien elige el suyo en «Tu cuenta»')
  const many = Array.from({ length: 12 }, (_, at) => `Persona ${at + 1}`)
  const full = draw(<People tablet={{ ...tablet, withoutPin: many }} onDone={nothing} onPassword={nothing} />)
  expect(full).toContain('Persona 8 y 4 personas más.')
  const all = draw(<People tablet={{ ...tablet, withoutPin: [] }} onDone={nothing} onPassword={nothing} />)
  expect(all).not.toContain('Todavía sin PIN')
  const empty = draw(<People tablet={{ ...tablet, people: [] }} onDone={nothing} onPassword={nothing} />)
  expect(empty).toContain('Todavía nadie tiene un PIN.')
})

/** spec('decisions shared-devices.2') */
test('the account says for each company whether there is a PIN, and how one gets or loses it', () => {
  const pins = [
    { id: '1', name: 'Ombú', isSet: true },
    { id: '2', name: 'Caleta', isSet: false },
  ]
  const account = { pins, onSharedDevice: false, hasSecondFactor: false, passkeys: [] }
  const html = draw(<PinCard account={account} onChanged={nothing} />)
  expect(html).toContain('Elegir otro PIN: Ombú')
  expect(html).toContain('Quitar el PIN: Ombú')
  expect(html).toContain('Elegir un PIN: Caleta')
  expect(html).not.toContain('Quitar el PIN: Caleta')
})
