import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import { isGranted } from '@mostrador/domain/permission/grant'
import type { Permission } from '@mostrador/domain/permission/permission'
import { useQuery } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** The brands of a company with their locals. */
export type Brands = Answer<Endpoints['listLocals']>['brands']

/** Under this key stand the locals of a company as they were when somebody looked. */
export const localsKey = (companyId: string) => ['locals', companyId] as const

/** How often the states are asked for anew: a local opens while one looks. */
const AGAIN_MS = 30_000

/** The brands of the company at which one works, with the locals that one may see. */
export function useLocals() {
  const api = useApi()
  const { id, companyId } = useWorkplace().contact
  return useQuery({
    queryKey: localsKey(companyId),
    queryFn: () => answerOf(api.listLocals({ params: { id } })),
    refetchInterval: AGAIN_MS,
  })
}

/** Whether one may add a local to a brand, and a brand to the company. */
export function useMayAdd() {
  const { session, contact } = useWorkplace()
  const { companyId: company } = contact
  // A place begins with its name and its address, which take more than a PIN.
  const isByPin = session.sharedDevice !== null
  const may = (permission: Permission, branch?: string): boolean =>
    !isByPin && isGranted(session.grants, { permission, company, ...(branch !== undefined && { branch }) })
  return {
    local: (branch: string): boolean => may('locals.edit', branch),
    brand: may('company'),
    isByPin,
  }
}
