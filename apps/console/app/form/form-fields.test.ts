import { expect, test } from 'vitest'
import { createFormFields } from './form-fields.ts'

test('a conflict is shown by its field, by the field around it, or by the first one within', () => {
  const fields = createFormFields()
  for (const at of ['name', 'hours', 'alerts/message', 'alerts/call'])
    fields.register({ at, label: at, element: () => null })
  expect(['name', 'hours/monday', 'alerts', 'alerts/call', 'other'].map(fields.shownAt)).toEqual([
    'name',
    'hours',
    'alerts/message',
    'alerts/call',
    undefined,
  ])
})

test('of a part that two made new, each field says by its label what others wrote', () => {
  const fields = createFormFields()
  for (const [at, label] of [
    ['alerts/message', 'Mensaje después de'],
    ['alerts/call', 'Llamada después de'],
    ['alerts/people', 'Personas'],
  ] as const)
    fields.register({ at, label, element: () => null })
  const theirs = { alerts: { message: 120, call: 300, people: [{ key: 'ana' }] } }
  const mine = { alerts: { message: 180, call: 300 } }
  expect(fields.differing('alerts', theirs, mine)).toBe('Mensaje después de: 120 · Personas')
})
