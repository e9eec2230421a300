import type { HolidayWire } from '@mostrador/contract/holiday/holiday-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { consoleCopy } from '@mostrador/copy/console'
import { holidayCopy as copy } from '@mostrador/copy/holiday'
import type { Thing } from '@mostrador/domain/revision/operation'
import { withDays, type DifferingDay } from '@mostrador/domain/scheduling/differing-days'
import { useToast } from '@mostrador/ui/use-toast'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '@mostrador/contract/client'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { whyRefused } from '../api/why-refused.ts'
import { documentQuery } from '../document/document-query.ts'
import { useChange } from '../document/use-change.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Holidays change daily. */
const REFRESH_MS = 30 * 60_000

const holidaysKey = (contactId: string) => ['holidays', contactId] as const

/** Query for the coming holidays of a branch contact that wait for an answer. */
export const holidaysQuery = (api: Client, contactId: string) =>
  queryOptions({
    queryKey: holidaysKey(contactId),
    queryFn: () => answerOf(api.listHolidays({ params: { id: contactId } })),
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  })

/** Answer to a holiday: usual hours, or other ones; no hours mean closed. */
export type HolidayAnswer =
  | { readonly kind: 'always' }
  | { readonly hours: readonly string[]; readonly kind: 'other' }

/**
 * Answers a holiday for branch contacts: "as always" is remembered; other hours become an
 * exception day in each one's document, as one change with one undo.
 */
export function useHolidayAnswer({ day, name, locals: asked }: HolidayWire) {
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const { contact } = useWorkplace()
  const { change, isSaving } = useChange()
  const queryKey = holidaysKey(contact.id)
  const { mutateAsync: keep, isPending } = useMutation({
    mutationFn: (branchContacts: readonly string[]) =>
      answerOf(api.openAsAlways({ params: { id: contact.id, day }, body: { locals: [...branchContacts] } })),
    onSuccess: (told) => {
      queries.setQueryData(queryKey, told)
      toast({ text: copy.saidAlways, tone: 'positive' })
    },
    onError: (problem: Problem) =>
      toast({ text: whyRefused(problem) || consoleCopy.saveFailed, tone: 'danger' }),
  })

  /** Adds the holiday to the exceptions that each branch contact has now. */
  async function operations(branchContacts: HolidayWire['locals'], hours: readonly string[]) {
    const how = { reason: name, ...(hours.length > 0 && { hours }) }
    return Promise.all(
      branchContacts.map(async ({ key }) => {
        const branchContact = ['branchContacts', key]
        const part = documentQuery(api, contact.branchId, branchContact)
        const { value } = await queries.fetchQuery({ ...part, staleTime: 0 })
        const from = (value as Thing).exceptions as readonly DifferingDay[] | undefined
        return {
          kind: 'set',
          place: [...branchContact, 'exceptions'],
          from,
          to: withDays(from ?? [], [day], how),
        } as const
      }),
    )
  }

  async function answer(given: HolidayAnswer, ids: readonly string[]): Promise<void> {
    if (given.kind === 'always') return void (await keep(ids).catch(() => undefined))
    const branchContacts = asked.filter(({ id }) => ids.includes(id))
    const said = (given.hours.length > 0 ? copy.saidOther : copy.saidClosed)(branchContacts.length)
    try {
      await change({ operations: await operations(branchContacts, given.hours), said })
    } catch (problem) {
      toast({ text: whyRefused(problem as Problem) || consoleCopy.saveFailed, tone: 'danger' })
    }
    await queries.invalidateQueries({ queryKey })
  }
  return { answer, isBusy: isSaving || isPending }
}
