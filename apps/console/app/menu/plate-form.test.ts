import { expect, test } from 'vitest'
import { conflictOf, formOf, readForm, refusalsOf } from './plate-form.ts'

const seen = { name: 'Bife', description: '', price: 28_000 }
const typed = (own: Partial<ReturnType<typeof formOf>>, mantissa = 2) =>
  readForm({ ...formOf(seen, mantissa), ...own }, seen, mantissa)

test('only what is another is sent, over what was seen', () => {
  expect(typed({ name: ' Bife de chorizo ', price: '28.000,5' }).change).toEqual({
    name: { from: 'Bife', to: 'Bife de chorizo' },
    price: { from: 28_000, to: 28_000.5 },
  })
  expect(typed({ description: 'Con papas' }).change).toEqual({
    description: { from: '', to: 'Con papas' },
  })
})

test.each([{}, { price: '28.000' }, { price: '$ 28000,00' }, { name: 'Bife ' }, { description: '\n' }])(
  '%o is the plate as it was: there is nothing to save',
  (own) => expect(typed(own)).toMatchObject({ isDirty: false, change: {} }),
)

test('a plate without a name, or with a price that is none, says so and is not lost', () => {
  const wrong = typed({ name: ' ', price: 'mil' })
  expect(wrong.isDirty).toBe(true)
  expect(wrong.problems).toEqual({
    name: 'Escribe un nombre.',
    price: 'Escribe un precio, como 28.000 o 28.000,50.',
  })
  expect(typed({ price: '28000,5' }, 0).problems).toEqual({
    price: 'Escribe un precio sin decimales, como 28.000.',
  })
})

const problem = (
  status: number,
  ...errors: { path: string; message?: string; expected?: string | number }[]
) => ({
  type: '',
  title: '',
  code: '',
  detail: '',
  status,
  errors: errors.map((error) => ({ code: '', message: '', ...error })),
})

test('what somebody else changed meanwhile is told at its field, however the plate keeps it', () => {
  expect(conflictOf(problem(409, { path: 'price', expected: 30_100 }))).toEqual({
    field: 'price',
    now: 30_100,
  })
  expect(conflictOf(problem(409, { path: 'showName', expected: 'Bifecito' }))).toEqual({
    field: 'name',
    now: 'Bifecito',
  })
  expect(conflictOf(problem(409, { path: 'description', expected: '' }))).toEqual({
    field: 'description',
    now: '',
  })
  // A text is what it says, also where it is the name of nothing.
  expect(conflictOf(problem(409, { path: 'description', expected: 'null' }))).toMatchObject({ now: 'null' })
  expect(conflictOf(problem(409, { path: 'bife', expected: 'null' }))).toBeUndefined()
  expect(conflictOf(problem(422, { path: 'price' }))).toBeUndefined()
})

test('what the server refuses is told at its field', () => {
  const refused = problem(
    422,
    { path: 'showName', message: 'Muy largo' },
    { path: 'plates', message: 'Otro' },
  )
  expect(refusalsOf(refused)).toEqual({ name: 'Muy largo' })
})
