import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { draw, silentApi } from '../testing/draw.tsx'
import { workplace } from '../testing/given-workplace.ts'
import HolidayQuestions from './holiday-questions.tsx'
import { holidaysQuery } from './use-holiday-answer.ts'

const palermo = { id: workplace.contact.id, key: 'palermo', name: 'Palermo' }
const recoleta = { id: '0198c000-0000-7000-8000-0000000000ab', key: 'recoleta', name: 'Recoleta' }

type Day = { readonly name: string; readonly isPublic: boolean }

const IMMACULATE: Day = { name: 'Inmaculada Concepción', isPublic: true }

function drawn(
  contacts: readonly (typeof palermo)[],
  role: 'owner' | 'cashier' = 'owner',
  { name, isPublic } = IMMACULATE,
): string {
  const queries = createQueryClient()
  const { queryKey } = holidaysQuery(silentApi, workplace.contact.id)
  const holidays = [{ day: '2099-12-08', name, isPublic, locals: [...contacts] }]
  queries.setQueryData(queryKey, { holidays, ofYear: [] })
  return draw(<HolidayQuestions />, { role, queries })
}

/** spec('decisions holidays.3') */
test('it asks by day and name, with the three answers, and names its source', () => {
  const html = drawn([palermo])
  expect(html).toContain('El martes 8 es feriado (Inmaculada Concepción): ¿abren?')
  for (const answer of ['Cerrado', 'Horario de siempre', 'Otro horario']) expect(html).toContain(answer)
  expect(html).toContain('CC BY-SA')
  expect(html).not.toContain('Palermo')
})

test('a day on which offices close is not called a holiday', () => {
  const html = drawn([palermo], 'owner', { name: 'Nochebuena', isPublic: false })
  expect(html).toContain('El martes 8 es Nochebuena: ¿abren?')
})

test('several contacts are answered for at once, each chosen at first', () => {
  const html = drawn([palermo, recoleta])
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(2)
  expect(html).toContain('Recoleta')
})

test('staff who may not change hours are not asked about holidays', () => {
  expect(drawn([palermo], 'cashier')).not.toContain('feriado')
})
