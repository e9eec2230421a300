import type { Client } from '@mostrador/contract/client'
import type { ConsoleMenu, SoldOutChange } from '@mostrador/contract/menu/menu-schema'
import { availabilityCopy } from '@mostrador/copy/availability'
import { consoleCopy } from '@mostrador/copy/console'
import { useToast } from '@mostrador/ui/use-toast'
import {
  mutationOptions,
  queryOptions,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { refreshQueries, updateCached } from '../api/query-cache.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import type { ViewedQuery } from '../layout/query-view.tsx'
import { returnText, withTurn, type MenuThing } from './menu-things.ts'

/** Everything of a branch contact that can run out. */
export const menuQuery = (api: Client, contactId: string) =>
  queryOptions({
    queryKey: ['menu', contactId],
    queryFn: () => answerOf(api.getConsoleMenu({ params: { id: contactId } })),
  })

/** Under this key stands what was turned and not answered yet. */
const turnKey = (contactId: string) => ['sold-out', contactId]

/**
 * Marks something as sold out or as back. What is turned while one is on its way waits for it, so
 * that the last one is what holds; what is kept changes with the answer alone. What a mark takes
 * along (the plates of an ingredient, of a size) is asked for anew.
 */
export const turnMutation = (
  { api, queries }: { readonly api: Client; readonly queries: QueryClient },
  contactId: string,
  { kind, id }: SoldOutChange['thing'],
) =>
  mutationOptions({
    mutationKey: turnKey(contactId),
    scope: { id: `${contactId} ${kind} ${id}` },
    mutationFn: (change: SoldOutChange) =>
      answerOf(api.setSoldOut({ params: { id: contactId }, body: change })),
    onSuccess: async ({ backAt }, change) => {
      const key = ['menu', contactId]
      await updateCached<ConsoleMenu>(queries, key, (menu) => withTurn(menu, change, backAt))
      if (kind !== 'PLATE') void refreshQueries(queries, key)
    },
  })

/** The menu of the workplace, everything where it was turned. */
export function useConsoleMenu(): ViewedQuery<ConsoleMenu> {
  const { id } = useWorkplace().contact
  const { data, error, isPending, isFetchedAfterMount, refetch } = useQuery(menuQuery(useApi(), id))
  const turns = useMutationState({
    filters: { mutationKey: turnKey(id), status: 'pending' },
    select: ({ state }) => state.variables as SoldOutChange,
  })
  // Of two turns of one thing the last one holds.
  const menu = useMemo(
    () => data && turns.reduce((before, turn) => withTurn(before, turn), data),
    [data, turns],
  )
  return { data: menu, error, isPending, isFetchedAfterMount, refetch }
}

/** How long something is marked, or that it is back. */
export type Turn =
  | { readonly soldOut: false }
  | Omit<Extract<SoldOutChange, { readonly soldOut: true }>, 'thing'>

/**
 * Marks things: turned at once, turned back when it was not saved; a mark can be taken back from
 * where it is told.
 */
export function useTurnAny(): (thing: MenuThing, turn: Turn) => void {
  const api = useApi()
  const queries = useQueryClient()
  const { contact } = useWorkplace()
  const toast = useToast()

  return ({ kind, id, name, marked }, turn) => {
    const thing = { kind, id }
    const turning = turnMutation({ api, queries }, contact.id, thing)
    const send = (change: SoldOutChange): void => {
      const sent = queries.getMutationCache().build(queries, {
        ...turning,
        onSuccess: async (answer, one, ...rest) => {
          await turning.onSuccess?.(answer, one, ...rest)
          const back = returnText(answer.backAt, new Date(), contact.timeZone)
          const undo = { label: availabilityCopy.undo, run: () => send({ thing, soldOut: false }) }
          if (answer.soldOut)
            toast({
              text: `${consoleCopy.soldOutSaved(name)} ${back}.`,
              tone: 'positive',
              ...(!marked && { action: undo }),
            })
          else toast({ text: consoleCopy.availableSaved(name), tone: 'positive' })
        },
        onError: () => toast({ text: consoleCopy.saveFailed, tone: 'danger' }),
      })
      // `onError` tells a failure.
      void sent.execute(change).catch(() => undefined)
    }
    send({ thing, ...turn })
  }
}

/** Marks one thing, as `useTurnAny` does. */
export function useTurn(thing: MenuThing): (turn: Turn) => void {
  const turn = useTurnAny()
  return (how) => turn(thing, how)
}
