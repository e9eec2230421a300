import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { EndsList, KeyWays } from './taking.tsx'

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

/** spec('decisions mail.9') */
test('both ways of a key are read whole, with its name, before one is chosen', () => {
  const name = 'Caja del salón y de la terraza, la de la esquina'
  const left = { id: '3', name, placeName: 'Fuego Lento', keeper: 'Ana', mayKeep: false }
  const html = draw(<KeyWays left={left} way={null} isMissing onChoose={() => undefined} />)
  expect(html).toContain(`Llave «${name}», Fuego Lento`)
  expect(html).toContain('Se revoca: el programa deja de funcionar')
  expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="keep"|<input[^>]*value="keep"[^>]*disabled=""/)
  expect(html).toContain('Elige si se revoca o queda a tu cargo.')
  expect(html).not.toContain('<select')
})
