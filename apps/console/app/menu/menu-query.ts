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
import { returnText, withSoldOut, type MenuThing } from './menu-things.ts'

/** Query for everything of a branch contact that can be sold out. */
export const menuQuery = (api: Client, contactId: string) =>
  queryOptions({
    queryKey: ['menu', contactId],
    queryFn: () => answerOf(api.getConsoleMenu({ params: { id: contactId } })),
  })

/** Mutation key of unanswered marks. */
const soldOutKey = (contactId: string) => ['sold-out', contactId]

/**
 * Marks a thing as sold out or back. Marks of one thing are sent one after the other, so that the
 * last one holds; the cache changes with the answer alone. The plates that an ingredient or size
 * takes along are read again.
 */
export const soldOutMutation = (
  { api, queries }: { readonly api: Client; readonly queries: QueryClient },
  contactId: string,
  { kind, id }: SoldOutChange['thing'],
) =>
  mutationOptions({
    mutationKey: soldOutKey(contactId),
    scope: { id: `${contactId} ${kind} ${id}` },
    mutationFn: (change: SoldOutChange) =>
      answerOf(api.setSoldOut({ params: { id: contactId }, body: change })),
    onSuccess: async ({ backAt }, change) => {
      const key = ['menu', contactId]
      await updateCached<ConsoleMenu>(queries, key, (menu) => withSoldOut(menu, change, backAt))
      if (kind !== 'PLATE') void refreshQueries(queries, key)
    },
  })

/** Reads the branch contact's menu, with pending marks applied. */
export function useConsoleMenu(): ViewedQuery<ConsoleMenu> {
  const { id } = useWorkplace().contact
  const { data, error, isPending, isFetchedAfterMount, refetch } = useQuery(menuQuery(useApi(), id))
  const turns = useMutationState({
    filters: { mutationKey: soldOutKey(id), status: 'pending' },
    select: ({ state }) => state.variables as SoldOutChange,
  })
  // Of several marks of one thing the last one holds.
  const menu = useMemo(
    () => data && turns.reduce((before, turn) => withSoldOut(before, turn), data),
    [data, turns],
  )
  return { data: menu, error, isPending, isFetchedAfterMount, refetch }
}

/** Mark with its duration, or its removal. */
export type SoldOutChoice =
  | { readonly soldOut: false }
  | Omit<Extract<SoldOutChange, { readonly soldOut: true }>, 'thing'>

/** Returns a function that marks things at once, reverts on failure, and offers undo. */
export function useSetSoldOut(): (thing: MenuThing, turn: SoldOutChoice) => void {
  const api = useApi()
  const queries = useQueryClient()
  const { contact } = useWorkplace()
  const toast = useToast()

  return ({ kind, id, name, marked }, turn) => {
    const thing = { kind, id }
    const mutation = soldOutMutation({ api, queries }, contact.id, thing)
    const send = (change: SoldOutChange): void => {
      const sent = queries.getMutationCache().build(queries, {
        ...mutation,
        onSuccess: async (answer, one, ...rest) => {
          await mutation.onSuccess?.(answer, one, ...rest)
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

/** Returns a function that marks one thing, as `useSetSoldOut` does. */
export function useSetThingSoldOut(thing: MenuThing): (turn: SoldOutChoice) => void {
  const turn = useSetSoldOut()
  return (how) => turn(thing, how)
}
