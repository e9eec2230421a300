import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { documentQuery } from '../document/document-query.ts'
import { documentKey } from '../revision/changed-parts.ts'
import { givenApi, type Question } from '../testing/given-api.ts'
import { givenMenuDocument } from '../testing/given-menu-document.ts'
import { workplace } from '../testing/given-workplace.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { WithMenu } from './menu-context.tsx'
import { useSayAtContacts } from './use-contact-saying.ts'
import { useMenus } from './use-menus.ts'

const NO_CONNECTION = 'No pudimos conectarnos. Revisa tu conexión a internet y vuelve a intentarlo.'
const lacking = [{ code: 'permission-missing', message: 'Te falta el permiso para cambiar precios.' }]

type Ending = (question: Question) => Promise<void>

const ENDINGS: readonly (readonly [string, string, Ending])[] = [
  [
    'a missing permission',
    'Te falta el permiso para cambiar precios.',
    ({ refuse }) => refuse(403, 'permission-missing', lacking),
  ],
  ['a refusal without words', 'No se pudo guardar. Vuelve a intentarlo.', ({ refuse }) => refuse(422)],
]

async function world<Answer>(hook: () => Answer) {
  const told: string[] = []
  const { api, last } = givenApi()
  const queries = createQueryClient()
  const { branchId } = workplace.contact
  queries.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } })
  queries.setQueryData(documentQuery(api, branchId, ['menus', 'carta']).queryKey, {
    revision: 1,
    value: givenMenuDocument(),
    pictures: {},
  })
  queries.setQueryData([...documentKey(branchId), 'list of menus'], {
    menus: [{ key: 'carta', name: 'Carta' }],
    modes: [],
  })
  const now = await renderHook(hook, {
    api,
    queries,
    toast: ({ text }) => void told.push(text),
    around: (node) => (
      <MemoryRouter>
        <WithMenu waiting={null} none={null}>
          {node}
        </WithMenu>
      </MemoryRouter>
    ),
  })
  return { now, last, told }
}

const nunez = { key: 'nunez', name: 'Núñez' }

test.each(ENDINGS)(
  'overrides that another contact does not show for %s are told so',
  async (_, text, end) => {
    const done: string[] = []
    const { now, last, told } = await world(() => useSayAtContacts('palermo', () => done.push('done')))
    await doing(() => void now().say({ said: undefined, wishes: new Map(), others: [nunez] }))
    await doing(() => end(last()))
    expect([told, done, now().isSaying]).toEqual([[text], [], false])
  },
)

test('overrides that no connection brings are told so', async () => {
  const { now, last, told } = await world(() => useSayAtContacts('palermo', () => undefined))
  await doing(() => void now().say({ said: undefined, wishes: new Map(), others: [nunez] }))
  await doing(() => last().lose())
  expect(told).toEqual([NO_CONNECTION])
})

test.each(ENDINGS)(
  'a menu that cannot be read for %s is not copied, and why is told',
  async (_, text, end) => {
    const { now, last, told } = await world(useMenus)
    await doing(() => void now().copy('noche'))
    await doing(() => end(last()))
    expect(told).toEqual([text])
  },
)
