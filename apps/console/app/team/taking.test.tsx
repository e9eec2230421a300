import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { EndsList } from './taking.tsx'

/** spec('decisions mail.9') */
test('a person who takes a role reads each thing that ends with it', () => {
  const left = {
    invitations: ['otra@example.com'],
    devices: [{ id: '1', name: 'Barra' }],
    foundingLinks: [{ id: '2', email: null, note: 'Pizzería' }],
    keys: [],
  }
  const html = draw(<EndsList left={left} />)
  expect(html).toContain('La invitación de otra@example.com')
  expect(html).toContain('La tablet compartida «Barra»')
  expect(html).toContain('Un link para crear un comercio: Pizzería')
  const none = draw(<EndsList left={{ ...left, invitations: [], devices: [], foundingLinks: [] }} />)
  expect(none).not.toContain('termina')
})
