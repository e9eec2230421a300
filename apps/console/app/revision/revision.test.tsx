import type { RevisionWire } from '@mostrador/contract/revision/revision-endpoints'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { SectionNav } from '../branch-contact/section-nav.tsx'
import { draw as drawAt } from '../testing/draw.tsx'
import { givenQuery, trouble } from '../testing/given-query.ts'
import { ActivityPage } from './activity-page.tsx'
import { RevisionList } from './revision-list.tsx'
import { whyNotRestored } from './restore-dialog.tsx'
import { revisionDays } from './revision-days.ts'
import { whyNotUndone } from './use-undo.ts'

const ZONE = 'America/Argentina/Buenos_Aires'

const revision = (number: number, own: Partial<RevisionWire> = {}): RevisionWire => ({
  number,
  at: '2026-11-20T15:04:00.000Z',
  door: 'CONSOLE',
  by: 'Delia',
  undoes: null,
  undone: false,
  undoable: true,
  isMark: false,
  summary: null,
  scheduledAt: null,
  condenses: null,
  sentences: ['Carta › Bife · precio: 28.000 → 30.100'],
  count: 1,
  ...own,
})

const draw = (node: ReactNode, role: 'manager' | 'cashier' | 'dispatcher' = 'manager'): string =>
  drawAt(node, { role, path: '/palermo/activity' })

const list = (own: Parameters<typeof givenQuery<readonly RevisionWire[]>>[0]): string =>
  draw(<RevisionList query={givenQuery(own)} />)

test('a change says when, who and what, and offers the way back', () => {
  const html = list({ data: [revision(7, { sentences: ['Uno', 'Dos'], count: 5 })] })
  expect(html).toMatch(/12:04.*Delia.*Cambio 7.*Uno.*Dos.*y 3 cambios más.*Deshacer/s)
  expect(html).not.toContain('Deshecho')
})

test('of many prices that a rule changed it says so, beside who applied it', () => {
  expect(list({ data: [revision(7, { door: 'RULE' })] })).toContain('Delia · por regla de precios')
  expect(list({ data: [revision(7, { door: 'RULE', by: null })] })).toContain('Regla de precios')
  expect(list({ data: [revision(7)] })).not.toContain('por ')
  const summary = 'Subió 12 % Parrilla: 2 precios'
  expect(list({ data: [revision(7, { door: 'RULE', summary, sentences: ['Uno'], count: 2 })] })).toMatch(
    /Subió 12 % Parrilla: 2 precios.*Uno.*y 1 cambio más/s,
  )
})

test('a search that found nothing yet says that older changes are left', () => {
  const empty = (goesOn: boolean): string =>
    draw(<RevisionList query={givenQuery<readonly RevisionWire[]>({ data: [] })} filtered goesOn={goesOn} />)
  expect(empty(true)).toMatch(/Nada así entre los cambios más nuevos.*Quedan cambios más viejos por mirar\./s)
  expect(empty(true)).not.toContain('Ningún cambio así')
  expect(empty(false)).toContain('Ningún cambio así')
})

test('a change that is undone, or of the whole company, offers no undo', () => {
  const undone = list({ data: [revision(7, { undone: true })] })
  expect(undone).toContain('Deshecho')
  const ofCompany = list({ data: [revision(7, { undoable: false, by: null, door: 'FILE' })] })
  expect(ofCompany).toContain('Archivo')
  for (const html of [undone, ofCompany]) expect(html).not.toContain('<button')
  expect(list({ data: [revision(8, { undoes: 7, door: 'UNDO' })] })).toContain('Deshizo el cambio 7')
})

/** spec('decisions tenant-history.10') */
test('where the history tells months, it says so once, and they are not offered to be taken back', () => {
  const month = { door: 'MONTH' as const, by: null, undoable: false, sentences: ['Uno'] }
  const data = [
    revision(9),
    revision(7, { ...month, condenses: 34 }),
    revision(3, { ...month, condenses: 2 }),
  ]
  const html = list({ data })
  expect(html).toMatch(/Cambio 9.*cambio por cambio.*Resumen del mes.*Lo que dejaron 34 cambios.*Uno/s)
  expect(html.match(/cambio por cambio/g)).toHaveLength(1)
  expect(html.match(/<button/g)).toHaveLength(1)
  expect(list({ data: [revision(9)] })).not.toContain('cambio por cambio')
})

/** spec('decisions tenant-history.4') */
test('in the history of a thing each entry is a state to go back to', () => {
  const data = [revision(7), revision(6, { undoable: false, by: null, door: 'FILE' })]
  const html = draw(<RevisionList query={givenQuery({ data })} place="menus/carta/plates/bife" />)
  expect(html).toMatch(/Volver a este estado: cambio 7.*Volver a este estado: cambio 6/s)
  expect(list({ data })).not.toContain('Volver a este estado')
  const why = (status: number, code: string) => whyNotRestored({ ...trouble, status, code }).join()
  expect(why(404, 'place-not-found')).toContain('Primero tiene que volver ese menú')
  expect(why(409, 'changed-meanwhile')).toContain('la diferencia ya es otra')
  expect(why(0, 'unreachable')).toMatch(/conexión/)
})

test('changes stand under the days of the wall of the shop', () => {
  const at = (instant: string, number: number) => revision(number, { at: instant })
  const days = revisionDays(
    [
      at('2026-11-21T00:30:00.000Z', 4),
      at('2026-11-20T03:00:00.000Z', 3),
      at('2026-11-20T02:59:00.000Z', 2),
      at('2026-11-18T15:00:00.000Z', 1),
    ],
    new Date('2026-11-21T02:00:00.000Z'),
    ZONE,
  )
  expect(days.map(({ day, revisions }) => [day, revisions.map(({ number }) => number)])).toEqual([
    ['Hoy', [4, 3]],
    ['Ayer', [2]],
    ['Miércoles 18/11', [1]],
  ])
})

test('while it loads, when it is empty and when it fails it says so', () => {
  expect(list({})).toContain('Buscando los cambios…')
  expect(list({ data: [] })).toContain('vas a poder deshacerlo')
  expect(list({ error: trouble })).toMatch(/role="alert".*No pudimos cargar los cambios.*Reintentar/s)
})

/** spec('decisions tenant-history.8') */
test('owners and managers see all of it, who marks what is sold out those marks, others nothing', () => {
  const nav = <SectionNav fresh={0} openCases={0} owedTransfers={0} />
  for (const role of ['manager', 'cashier'] as const)
    expect(draw(nav, role)).toMatch(/href="\/palermo\/activity".*Actividad/)
  expect(draw(nav, 'dispatcher')).not.toContain('/palermo/activity')
  const all = draw(<ActivityPage />)
  expect(all).toContain('Buscando los cambios…')
  expect(all).toMatch(/Todo lo que se cambió en tu marca.*Ver lo programado/s)
  const own = draw(<ActivityPage />, 'cashier')
  expect(own).toContain('Lo que marcaste como agotado')
  expect(own).not.toContain('Ver lo programado')
  const none = draw(<RevisionList query={givenQuery({ data: [] })} />, 'cashier')
  expect(none).toContain('Cuando marques algo como agotado')
})

/** spec('decisions tenant-history.7') */
test('a mark is taken back from the history of its thing too, where it is no state to go back to', () => {
  const data = [revision(7, { isMark: true }), revision(6, { isMark: true, undoable: false })]
  for (const place of [undefined, 'menus/carta/plates/bife']) {
    const html = draw(<RevisionList query={givenQuery({ data })} place={place} />)
    expect(html).toContain('Deshacer el cambio 7')
    expect(html).not.toContain('Deshacer el cambio 6')
    expect(html).not.toContain('Volver a este estado')
  }
})

test('of a mark that somebody changed since it says who and how it stands', () => {
  const path = 'branchContacts/palermo/soldOut/PLATE/carta/bife'
  expect(refused(409, { path, expected: 'a la venta', by: 'Nadia' })).toEqual([
    'Nadia cambió después cómo está: ahora está a la venta. Desde la carta se puede marcar otra vez.',
  ])
  expect(refused(409, { path, expected: 'agotado hasta nuevo aviso' })[0]).toMatch(/^Alguien cambió después/)
  expect(refused(409, { path, expected: '' })).toEqual(['Lo que se había marcado ya no está en la carta.'])
})

const refused = (
  status: number,
  ...errors: { path?: string; message?: string; expected?: string | number; by?: string }[]
) =>
  whyNotUndone({
    ...trouble,
    status,
    detail: 'Otra cosa.',
    errors: errors.map((error) => ({ code: '', message: 'branches/x/menus/y', ...error })),
  })

test('a refused undo names the field that changed since and its present value', () => {
  expect(refused(409, { path: 'menus/carta/plates/bife/price', expected: 30_100.5 })).toEqual([
    'Después de este cambio alguien volvió a cambiar el precio: ahora dice «30.100,5». Para deshacer este, deshaz primero el más nuevo.',
  ])
  // The server says nothing of what only a machine reads: lists, things, and that there is nothing.
  expect(refused(409, { path: 'bife', expected: '' })).toEqual([
    'Después de este cambio alguien volvió a cambiar lo mismo. Para deshacer este, deshaz primero el más nuevo.',
  ])
  expect(refused(409, { path: 'name', expected: '[Nuevo] Bife' })[0]).toContain('«[Nuevo] Bife»')
})

test('a refusal with the same sentence twice is said once, and any other trouble has a sentence', () => {
  expect(refused(422, { message: 'Uno' }, { message: 'Uno' }, { message: 'Dos' })).toEqual(['Uno', 'Dos'])
  expect(refused(404)).toEqual(['Otra cosa.'])
  expect(refused(0)[0]).toMatch(/conexión/)
})
