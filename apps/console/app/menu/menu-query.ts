import type { Client } from '@mostrador/contract/client'
import type { ConsoleMenu } from '@mostrador/contract/menu/menu-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { useToast } from '@mostrador/ui/use-toast'
import {
  mutationOptions,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { updateCached } from '../api/query-cache.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import type { ViewedQuery } from '../layout/query-view.tsx'
import { withSoldOut } from './filter-plates.ts'
import type { MenuPlate } from './filter-plates.ts'

/** A change of a plate's availability: the plate and its new state. */
export type Turn = { readonly id: string; readonly soldOut: boolean }

/** Every plate of a branch contact. */
export const menuQuery = (api: Client, contactId: string) =>
  queryOptions({
    queryKey: ['menu', contactId],
    queryFn: () => answerOf(api.getConsoleMenu({ params: { id: contactId } })),
  })

/** Under this key stands what was turned and not answered yet. */
const turnKey = (contactId: string) => ['sold-out', contactId]

/**
 * Turns the switch of one plate. What is turned while one is on its way waits for it, so that the
 * last one is what holds; what is kept changes with the answer alone.
 */
export const turnMutation = (
  { api, queries }: { readonly api: Client; readonly queries: QueryClient },
  contactId: string,
  plateId: string,
) =>
  mutationOptions({
    mutationKey: turnKey(contactId),
    scope: { id: `${contactId} ${plateId}` },
    mutationFn: ({ id, soldOut }: Turn) =>
      answerOf(api.setSoldOut({ params: { id: contactId, plateId: id }, body: { soldOut } })),
    onSuccess: ({ soldOut }, { id }) =>
      updateCached<ConsoleMenu>(queries, ['menu', contactId], (menu) => withTurns(menu, [{ id, soldOut }])),
  })

/** The menu as it is once the server has said yes; of two turns of a plate the last one. */
const withTurns = (menu: ConsoleMenu, turns: readonly Turn[]): ConsoleMenu =>
  turns.reduce((before, turn) => ({ ...before, categories: withSoldOut(before.categories, turn) }), menu)

/** The menu of the workplace, its switches where they were turned. */
export function useConsoleMenu(): ViewedQuery<ConsoleMenu> {
  const { id } = useWorkplace().contact
  const { data, error, isPending, isFetchedAfterMount, refetch } = useQuery(menuQuery(useApi(), id))
  const turns = useMutationState({
    filters: { mutationKey: turnKey(id), status: 'pending' },
    select: ({ state }) => state.variables as Turn,
  })
  const menu = useMemo(() => data && withTurns(data, turns), [data, turns])
  return { data: menu, error, isPending, isFetchedAfterMount, refetch }
}

/** The switch of a plate: turned at once, turned back when it was not saved. */
export function useTurn({ id, showName }: MenuPlate): (soldOut: boolean) => void {
  const asking = { api: useApi(), queries: useQueryClient() }
  const { contact } = useWorkplace()
  const toast = useToast()
  const turning = turnMutation(asking, contact.id, id)
  const { mutate } = useMutation({
    ...turning,
    onSuccess: async (answer, ...rest) => {
      await turning.onSuccess?.(answer, ...rest)
      const said = answer.soldOut ? consoleCopy.soldOutSaved : consoleCopy.availableSaved
      toast({ text: said(showName), tone: 'positive' })
    },
    onError: () => toast({ text: consoleCopy.saveFailed, tone: 'danger' }),
  })
  return (soldOut) => mutate({ id, soldOut })
}
