import { useQuery } from '@tanstack/react-query'
import type { Operation, Thing } from '@mostrador/domain/revision/operation'
import { expect, test } from 'vitest'
import { useApi } from '../api/api.ts'
import { createQueryClient } from '../api/query-client.ts'
import { useChange } from '../document/use-change.ts'
import { documentQuery } from '../document/document-query.ts'
import { givenApi } from '../testing/given-api.ts'
import { workplace } from '../testing/given-workplace.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { withField, withOwn, withTheirs, withThing } from './draft.ts'
import { unsavedKey } from './draft-keys.ts'
import { useUndo } from '../revision/use-undo.ts'
import { useDraft } from './use-draft.ts'

const PLACE = ['menus', 'carta', 'plates', 'bife']
const bife: Thing = { key: 'bife', name: 'Bife', description: 'Con hueso', price: 100 }
const part = (value: Thing, revision = 7) => ({ revision, value, pictures: {} })
const set = (field: string, from: unknown, to: unknown) => ({
  kind: 'set',
  place: [...PLACE, field],
  from,
  to,
})

/** A form over a plate that is read and answered once; `saved` are the keys that it saved. */
async function form() {
  const { api, asked, last } = givenApi()
  const queries = createQueryClient()
  const { queryKey } = documentQuery(api, workplace.contact.branchId, PLACE)
  const saved: string[] = []
  const now = await renderHook(
    () => {
      const { data } = useQuery(documentQuery(useApi(), workplace.contact.branchId, PLACE))
      const { change } = useChange()
      const hands = useDraft((data?.value ?? bife) as Thing, {
        part: { base: bife, place: PLACE },
        latest: () => {
          const known = queries.getQueryData<ReturnType<typeof part>>(queryKey)
          return known && { revision: known.revision, value: known.value }
        },
        onSaved: (key) => saved.push(key),
      })
      return { ...hands, change, undo: useUndo(() => undefined) }
    },
    { api, queries },
  )
  await doing(() => last().answer(part(bife)))
  const type = (field: string, to: unknown) =>
    doing(() => now().store.change((draft) => withField(draft, [field], to)))
  const save = () => doing(() => void now().save())
  const posts = () => asked.filter(({ method }) => method === 'POST')
  return {
    asked,
    last,
    posts,
    saved,
    type,
    save,
    /** Another person changed it, and the page read it again. */
    hear: async (value: Thing, revision = 8) => {
      await doing(() => void queries.invalidateQueries({ queryKey }))
      await doing(() => last().answer(part(value, revision)))
    },
    /** The same person changed it elsewhere on the page, and the page read it anew. */
    changeBeside: async (
      value: Thing,
      { revision = 8, from = 100, operation = { ...set('price', from, 130) } as Operation } = {},
    ) => {
      await doing(() => void now().change({ operations: [operation] }))
      await doing(() => last().answer({ revision }))
      await doing(() => last().answer(part(value, revision)))
    },
    /** The same person takes back what was changed, and the page reads it anew. */
    takeBack: async (value: Thing, { undone = 8, revision = 9 } = {}) => {
      await doing(() => now().undo.mutate(undone))
      await doing(() => last().answer({ revision }))
      await doing(() => last().answer(part(value, revision)))
    },
    store: () => now().store,
    news: () => [...now().store.now().draft.news],
    mine: () => now().store.now().draft.mine,
    conflicts: () => [...now().store.now().draft.conflicts.keys()],
  }
}

/** spec('decisions the-carta.1') */
test('only the fields that were changed travel, each with what was seen of it', async () => {
  const { type, save, last, posts, saved, store } = await form()
  await type('price', 120)
  await type('name', 'Ojo de bife')
  await save()
  expect(posts()).toHaveLength(1)
  expect(last().body).toEqual({
    operations: [set('name', 'Bife', 'Ojo de bife'), set('price', 100, 120)],
  })
  await doing(() => last().answer({ revision: 8 }))
  await doing(() => last().answer(part({ ...bife, name: 'Ojo de bife', price: 120 }, 8)))
  expect([saved, store().isDirty()]).toEqual([['bife'], false])
})

test('values typed during a save stay, and wait for the next one', async () => {
  const { type, save, last, store, mine } = await form()
  await type('price', 120)
  await save()
  await type('description', 'Sin hueso')
  await doing(() => last().answer({ revision: 8 }))
  await doing(() => last().answer(part({ ...bife, price: 120 }, 8)))
  expect(mine()).toEqual({ ...bife, price: 120, description: 'Sin hueso' })
  expect(store().sending().operations).toEqual([set('description', 'Con hueso', 'Sin hueso')])
})

test('when reading after a save fails, the value from before it does not come back', async () => {
  const { type, save, last, mine, store } = await form()
  await type('price', 120)
  await save()
  await doing(() => last().answer({ revision: 8 }))
  await doing(() => last().refuse(429))
  expect([mine().price, store().isDirty()]).toEqual([120, false])
})

/** spec('decisions the-carta.2') */
test('another’s change is seen at once; in a field changed here it is a conflict that waits', async () => {
  const { type, hear, mine, conflicts, save, posts, store, last } = await form()
  await type('price', 120)
  await hear({ ...bife, price: 105, name: 'Ojo de bife' })
  expect([mine().name, mine().price, conflicts()]).toEqual(['Ojo de bife', 120, ['price']])
  await save()
  expect(posts()).toHaveLength(0)
  await doing(() => store().change((draft) => withOwn(draft, ['price'])))
  await save()
  expect(last().body).toEqual({ operations: [set('price', 105, 120)] })
})

test('a save refused over another’s change shows both values and loses nothing typed', async () => {
  const { type, save, last, mine, conflicts, store } = await form()
  await type('price', 120)
  await type('name', 'Ojo de bife')
  await save()
  const path = `${PLACE.join('/')}/price`
  await doing(() =>
    last().refuse(409, 'changed-meanwhile', [
      { path, code: 'changed-meanwhile', message: '', expected: 105, by: 'Ana' },
    ]),
  )
  await doing(() => last().answer(part({ ...bife, price: 105 }, 8)))
  expect([mine().price, mine().name, conflicts()]).toEqual([120, 'Ojo de bife', ['price']])
  await doing(() => store().change((draft) => withTheirs(draft, ['price'])))
  await save()
  expect(last().body).toEqual({ operations: [set('name', 'Bife', 'Ojo de bife')] })
})

test('a conflict that is over when it is looked at is no reason to ask anybody', async () => {
  const { type, save, last, posts } = await form()
  await type('price', 120)
  await save()
  const path = `${PLACE.join('/')}/price`
  const met = { path, code: 'changed-meanwhile', message: '', expected: 105 }
  await doing(() => last().refuse(409, 'changed-meanwhile', [met]))
  await doing(() => last().answer(part(bife, 9)))
  expect(posts()).toHaveLength(2)
  expect(last().body).toEqual({ operations: [set('price', 100, 120)] })
})

test('a refusal of the server is shown at its field, and the next save asks again', async () => {
  const { type, save, last, store, posts } = await form()
  let focused = 0
  const element = () =>
    ({ focus: () => (focused += 1), scrollIntoView: () => undefined }) as unknown as HTMLElement
  store().fields.register({ at: 'price', label: 'Precio', element })
  await type('price', -1)
  await save()
  const path = `${PLACE.join('/')}/price`
  await doing(() => last().refuse(422, 'change-refused', [{ path, code: 'x', message: 'Muy poco.' }]))
  await doing(() => last().answer(part(bife)))
  expect([...store().now().draft.told]).toEqual([['price', 'Muy poco.']])
  expect(focused).toBe(1)
  await save()
  expect(posts()).toHaveLength(2)
})

test('a field that its own check refuses is not sent', async () => {
  const { type, save, posts, store } = await form()
  const check = (value: unknown): string | undefined => (value === undefined ? 'Falta' : undefined)
  store().fields.register({ at: 'name', label: 'Nombre', check, element: () => null })
  await type('name', undefined)
  await save()
  expect(posts()).toHaveLength(0)
  expect(store().fields.problemsOf(store().now().draft)).toMatchObject([{ name: 'name', sentence: 'Falta' }])
})

test('where the connection is lost everything stays as it was typed', async () => {
  const { type, save, last, mine, store } = await form()
  await type('price', 120)
  await save()
  await doing(() => last().lose())
  await doing(() => last().answer(part(bife)))
  expect([mine().price, store().isDirty(), store().now().isSaving]).toEqual([120, true, false])
})

test('saving a thing that another removed brings it back with everything typed', async () => {
  const { type, save, last, store } = await form()
  await type('price', 120)
  await doing(() => store().rebase(undefined))
  expect(store().now().draft.isGone).toBe(true)
  await save()
  expect(last().body).toEqual({
    operations: [{ kind: 'add', place: PLACE, thing: { ...bife, price: 120 }, after: null }],
  })
})

test('new things get their keys when they are saved, and stay the same rows', async () => {
  const { store, save, last, mine } = await form()
  await doing(() =>
    store().change((draft) =>
      withThing(draft, ['sizes'], { key: store().newKey(), name: 'Chico', price: 1 }),
    ),
  )
  await save()
  expect(last().body).toMatchObject({ operations: [{ place: [...PLACE, 'sizes', 'chico'] }] })
  expect(mine().sizes).toEqual([{ key: 'chico', name: 'Chico', price: 1 }])
  expect(store().idOf('chico')).toBe(unsavedKey(1))
})

/** A form for a plate that is not there yet, in a list of these. */
async function newForm(taken: string[]) {
  const { api, asked, last } = givenApi()
  const saved: string[] = []
  const base = { key: unsavedKey(0), category: 'carnes' }
  const list = PLACE.slice(0, -1)
  const adding = () => ({ taken, after: taken.at(-1) ?? null })
  const now = await renderHook(
    () =>
      useDraft(base, {
        part: { base, place: list, adding },
        latest: () => undefined,
        onSaved: (key) => saved.push(key),
      }),
    { api, queries: createQueryClient() },
  )
  await doing(() => now().store.change((draft) => withField(draft, ['name'], 'Flan')))
  return { last, saved, asked, taken, store: now().store, save: () => doing(() => void now().save()) }
}

test('a new thing is one operation under a key by its name, which another one may take meanwhile', async () => {
  const { last, saved, save, taken, asked } = await newForm(['bife'])
  await save()
  const flan = (key: string, after: string) => ({
    operations: [
      {
        kind: 'add',
        place: [...PLACE.slice(0, -1), key],
        thing: { key, category: 'carnes', name: 'Flan' },
        after,
      },
    ],
  })
  expect(last().body).toEqual(flan('flan', 'bife'))
  taken.push('flan')
  const path = 'menus/carta/plates/flan'
  await doing(() =>
    last().refuse(409, 'changed-meanwhile', [{ path, code: 'changed-meanwhile', message: '' }]),
  )
  expect(asked).toHaveLength(2)
  expect(last().body).toEqual(flan('flan-2', 'flan'))
  await doing(() => last().answer({ revision: 9 }))
  expect(saved).toEqual(['flan-2'])
})

test('of a new thing what is refused is said at its field too', async () => {
  const { last, save, store } = await newForm([])
  await save()
  const path = 'menus/carta/plates/flan/price'
  await doing(() => last().refuse(422, 'change-refused', [{ path, code: 'x', message: 'Falta.' }]))
  expect([...store.now().draft.told]).toEqual([['price', 'Falta.']])
  // By another name it gets another key.
  await doing(() => store.change((draft) => withField(draft, ['name'], 'Budín')))
  await save()
  expect(last().body).toMatchObject({ operations: [{ place: [...PLACE.slice(0, -1), 'budin'] }] })
})

test('one’s own change beside the form is no news; a change of others is', async () => {
  const { hear, changeBeside, news } = await form()
  await changeBeside({ ...bife, price: 130, description: 'Otra' })
  expect(news()).toEqual(['description'])
  await hear({ ...bife, price: 140, description: 'Otra' }, 9)
  expect(news()).toEqual(['description', 'price'])
})

test('one’s own undo beside the form is no news either', async () => {
  const { changeBeside, takeBack, news } = await form()
  await changeBeside({ ...bife, price: 130 })
  await takeBack({ ...bife, description: 'Otra' })
  expect(news()).toEqual(['description'])
})

test('another’s change over one’s own is news', async () => {
  const { changeBeside, news } = await form()
  await changeBeside({ ...bife, price: 140 })
  expect(news()).toEqual(['price'])
})

test('another’s unheard change from before one’s own is news', async () => {
  const { changeBeside, news } = await form()
  await changeBeside({ ...bife, price: 130 }, { revision: 9, from: 110 })
  expect(news()).toEqual(['price'])
})

test('another’s change over one’s own undo is news', async () => {
  const { changeBeside, takeBack, news } = await form()
  await changeBeside({ ...bife, price: 130 })
  await takeBack({ ...bife, price: 150 }, { revision: 10 })
  expect(news()).toEqual(['price'])
})

test('a part that one takes out as a whole, and brings back, is no news of somebody else', async () => {
  const { changeBeside, takeBack, news, mine } = await form()
  await changeBeside({}, { operation: { kind: 'set', place: PLACE, from: bife, to: undefined } })
  expect([mine(), news()]).toEqual([{}, []])
  await takeBack(bife)
  expect([mine(), news()]).toEqual([bife, []])
})
