import type { FoundingLinkWire } from '@mostrador/contract/founding/founding-link-endpoints'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { LinkList } from './founding-links-page.tsx'

const link: FoundingLinkWire = {
  id: '0198c000-0000-7000-8000-000000000001',
  note: 'Don Pepe',
  email: null,
  madeAt: '2026-11-20T15:00:00.000Z',
  madeBy: 'Delia',
  expiresAt: '2026-11-27T15:00:00.000Z',
  state: 'OPEN',
  usedAt: null,
  company: null,
  mail: null,
}
const drawn = (...over: readonly Partial<FoundingLinkWire>[]): string =>
  draw(<LinkList links={over.map((one, at) => ({ ...link, id: String(at), ...one }))} />, {
    role: 'owner',
    runsInstall: true,
  })

/** spec('decisions founding.8') */
test('a link says for whom it is, until when it is good, who made it, and is taken back', () => {
  const html = drawn({})
  expect(html).toMatch(/Don Pepe.*Abierto.*Sirve hasta el 27\/11.*Lo hizo Delia el 20\/11/s)
  expect(html).toContain('Retirar el link de Don Pepe')
  expect(drawn({ note: '', email: 'eva@example.com' })).toContain('Retirar el link de eva@example.com')
  expect(drawn({ note: '', madeBy: null })).toMatch(/Sin nombre.*Hecho el 20\/11/s)
})

test('one that was used says by which company and can not be taken back; one that is over can go', () => {
  const used = { state: 'USED', usedAt: '2026-11-21T15:00:00.000Z' } as const
  const html = drawn({ ...used, company: 'Casa Pepe' })
  expect(html).toMatch(/Usado.*Casa Pepe empezó con este link el 21\/11/s)
  expect(html).not.toContain('Retirar')
  expect(drawn(used)).toContain('esa empresa ya no está')
  expect(drawn({ state: 'ENDED' })).toMatch(/Vencido.*Quitar de la lista el link de Don Pepe/s)
})

/** spec('decisions founding.9') */
test('how it stands with its mail is told while the link is good', () => {
  expect(drawn({ mail: 'RETRYING' })).toContain('todavía no pudo salir')
  expect(drawn({ mail: 'FAILED' })).toContain('no se pudo mandar')
  expect(drawn({ mail: 'FAILED', state: 'ENDED' })).not.toContain('no se pudo mandar')
})

test('where there is none it says what they are for and offers to make one', () => {
  expect(drawn()).toMatch(/Todavía no hiciste ningún link.*Nuevo link/s)
})
