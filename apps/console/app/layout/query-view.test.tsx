import { expect, test } from 'vitest'
import { CampaignsPage } from '../campaign/campaigns-page.tsx'
import { createQueryClient } from '../api/query-client.ts'
import { draw } from '../testing/draw.tsx'
import { givenQuery, trouble } from '../testing/given-query.ts'
import { workplace } from '../testing/given-workplace.ts'
import { QueryView, isMissing, type QueryViewProps } from './query-view.tsx'

type Props = QueryViewProps<readonly string[]>

const asked = (own: Parameters<typeof givenQuery<readonly string[]>>[0], more: Partial<Props> = {}): string =>
  draw(
    <QueryView
      query={givenQuery(own)}
      waiting="Buscando…"
      failed="No pudimos."
      empty="Nada todavía."
      {...more}
    >
      {(known) => known.join()}
    </QueryView>,
  )

const AGAIN = />Reintentar</
const OLD = 'Lo que ves puede haber cambiado'

test('until the first answer it waits', () => {
  expect(asked({})).toContain('Buscando…')
})

test('where there is none it says so at once, and offers another try', () => {
  expect(asked({ error: trouble })).toMatch(/role="alert".*No pudimos\..*Reintentar/s)
  const failed: Props['failed'] = ({ detail }) => detail || 'No pudimos.'
  expect(asked({ error: { ...trouble, detail: 'Hay mantenimiento.' } }, { failed })).toContain(
    'Hay mantenimiento.',
  )
})

test('a problem that another try does not change offers none', () => {
  const missing = { isRefused: isMissing, refused: 'No está.' }
  expect(asked({ error: { ...trouble, status: 404 } }, missing)).toMatch(/^No está\./)
  expect(asked({ error: { ...trouble, status: 404 } }, missing)).not.toMatch(AGAIN)
  expect(asked({ error: trouble }, missing)).toMatch(AGAIN)
})

/** spec('decisions shared-devices.6') */
test('a refusal on a shared tablet shows the words of the server and no retry', () => {
  const detail = 'Esto no se hace desde una tablet compartida.'
  const html = asked({ error: { ...trouble, status: 403, code: 'not-on-shared-device', detail } })
  expect(html).toContain(detail)
  expect(html).not.toMatch(AGAIN)
})

test('data that one may no longer see is hidden, and the server says what is missing', () => {
  const error = {
    ...trouble,
    status: 403,
    code: 'permission-missing',
    detail: 'Te falta un permiso.',
    errors: [{ code: 'permission-missing', message: 'Te lo puede dar Sofía.', path: 'reports.money' }],
  }
  for (const data of [undefined, ['uno']]) {
    const html = asked({ error, ...(data && { data }) })
    expect(html).toMatch(/Te falta un permiso\..*Te lo puede dar Sofía\./s)
    expect(html).not.toContain('uno<')
    expect(html).not.toMatch(AGAIN)
  }
})

test('data is shown, and an empty list says so', () => {
  expect(asked({ data: ['uno', 'dos'] })).toMatch(/^uno,dos/)
  expect(asked({ data: [] })).toContain('Nada todavía.')
  expect(asked({ data: ['uno'] }, { isEmpty: ([first]) => first === 'uno' })).toContain('Nada todavía.')
})

test('data that could not be renewed stays, with a notice and a retry', () => {
  const html = asked({ data: ['uno'], error: trouble })
  expect(html).toContain('uno')
  expect(html).toMatch(new RegExp(`role="status".*${OLD}.*Reintentar`, 's'))
  expect(asked({ data: [], error: trouble })).toContain('Nada todavía.')
  const told = asked({ data: ['uno'], error: trouble }, { isToldElsewhere: true })
  expect(told).not.toContain(OLD)
})

test('whoever comes back to a page sees what was known, under the filter of the address alone', () => {
  const queries = createQueryClient()
  const campaign = { id: 'c', name: 'Invierno', steps: [] }
  queries.setQueryData(['campaigns', workplace.contact.id, '7'], { campaigns: [campaign] })
  const page = (path: string) => draw(<CampaignsPage />, { path, queries })
  const week = page('/palermo/campaigns?days=7')
  expect(week).toContain('Invierno')
  expect(week).not.toContain('aria-busy')
  expect(week).toMatch(/<input[^>]*checked=""[^>]*value="7"|<input[^>]*value="7"[^>]*checked=""/)
  for (const path of ['/palermo/campaigns', '/palermo/campaigns?days=8']) {
    expect(page(path)).not.toContain('Invierno')
    expect(page(path)).toContain('aria-busy')
  }
})
