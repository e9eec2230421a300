import type { Problem } from '@mostrador/contract/problem'
import { contactMenuCopy as copy } from '@mostrador/copy/contact-menu'
import type { DocumentPlace, Thing } from '@mostrador/domain/revision/operation'
import { useToast } from '@mostrador/ui/use-toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../api/api.ts'
import { whyFailed } from '../api/why-refused.ts'
import { documentQuery } from '../document/document-query.ts'
import { useBranchMenus } from '../document/use-branch-menus.ts'
import { useChange } from '../document/use-change.ts'
import { isMissing } from '../layout/query-view.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { mayAt } from '../workplace/use-may.ts'
import { contactOperations, wishesForOthers, type ContactWishes } from './contact-values.ts'
import { useEditedMenu } from './menu-context.tsx'

/** Returns the place of a branch contact's overrides of a menu. */
export const menuOfContact = (contactKey: string, menuKey: string): DocumentPlace => [
  'branchContacts',
  contactKey,
  'menus',
  menuKey,
]

export type OtherContact = { readonly key: string; readonly name: string }

/** Returns the brand's other branch contacts where the user may change menu or prices. */
export function useOtherContacts(contactKey: string): readonly OtherContact[] {
  const { session } = useWorkplace()
  const { data } = useBranchMenus()
  const all = new Map((data?.modes ?? []).map(({ branchContact }) => [branchContact.key, branchContact]))
  return [...all.values()].filter(({ id, key }) => {
    const contact = session.branchContacts.find((one) => one.id === id)
    if (!contact || key === contactKey) return false
    return (['menu.edit', 'menu.prices'] as const).some((one) => mayAt({ session, contact }, one))
  })
}

type Saying = {
  readonly said: Thing | undefined
  readonly wishes: ContactWishes
  readonly others: readonly OtherContact[]
}

/** Saves overrides at branch contacts as one change; calls `onDone` on success. */
export function useSayAtContacts(contactKey: string, onDone: () => void) {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const { menu } = useEditedMenu()
  const { branchId, name } = useWorkplace().contact
  const { change, isSaving } = useChange()
  const [isReading, setIsReading] = useState(false)

  /** Reads the present overrides of a branch contact; undefined for none. */
  async function saidAt(place: DocumentPlace): Promise<Thing | undefined> {
    try {
      const part = await queries.fetchQuery({ ...documentQuery(api, branchId, place), staleTime: 0 })
      return part.value as Thing
    } catch (problem) {
      if (isMissing(problem as Problem)) return undefined
      throw problem
    }
  }

  async function operationsFor({ said, wishes, others }: Saying) {
    const shared = wishesForOthers(said, wishes)
    const there = await Promise.all(
      others.map(async ({ key }) => {
        const place = menuOfContact(key, menu.key)
        return contactOperations(place, await saidAt(place), shared)
      }),
    )
    return [...contactOperations(menuOfContact(contactKey, menu.key), said, wishes), ...there.flat()]
  }

  async function say(saying: Saying): Promise<void> {
    setIsReading(true)
    try {
      const operations = await operationsFor(saying)
      const told = copy.saved([name, ...saying.others.map((one) => one.name)])
      if (operations.length === 0 || (await change({ operations, said: told })).ok) onDone()
    } catch (problem) {
      // Nothing was changed, since the overrides of others could not be read.
      toast({ text: whyFailed(problem as Problem), tone: 'danger' })
    } finally {
      setIsReading(false)
    }
  }
  return { say, isSaying: isReading || isSaving }
}
