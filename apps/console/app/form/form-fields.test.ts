import { expect, test } from 'vitest'
import { createFormFields } from './form-fields.ts'

test('what two wrote is shown by its field, by the one around it, or by the first one within', () => {
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
