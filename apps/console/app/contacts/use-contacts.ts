import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import { isGranted } from '@mostrador/domain/permission/grant'
import type { Permission } from '@mostrador/domain/permission/permission'
import { useQuery } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

export type Brands = Answer<Endpoints['listContacts']>['brands']

/** Query key of a company's branch contacts. */
export const contactsKey = (companyId: string) => ['locals', companyId] as const

/** Milliseconds between readings, since shops open and close meanwhile. */
const AGAIN_MS = 30_000

/** Reads the company's brands, with the branch contacts that the user may see. */
export function useContacts() {
  const api = useApi()
  const { id, companyId } = useWorkplace().contact
  return useQuery({
    queryKey: contactsKey(companyId),
    queryFn: () => answerOf(api.listContacts({ params: { id } })),
    refetchInterval: AGAIN_MS,
  })
}

/** Returns whether the user may add branch contacts to a brand, and brands to the company. */
export function useMayAdd() {
  const { session, contact } = useWorkplace()
  const { companyId: company } = contact
  // Name and address of a new place take more than a PIN.
  const isByPin = session.sharedDevice !== null
  const may = (permission: Permission, branch?: string): boolean =>
    !isByPin && isGranted(session.grants, { permission, company, ...(branch !== undefined && { branch }) })
  return {
    contact: (branch: string): boolean => may('locals.edit', branch),
    brand: may('company'),
    isByPin,
  }
}
