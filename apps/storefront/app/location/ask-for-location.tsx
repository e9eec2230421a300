import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { useEffect, useState } from 'react'
import { LazyAddressDialog } from '../address/lazy-address-dialog.tsx'
import { useLocationOf } from '../address/location-store.ts'

const ASKED_PREFIX = 'mostrador.location-asked.'

/** Whether this visit was asked already; marks it as asked. Where storage is forbidden nobody is asked unbidden. */
function isFirstTime(branchId: string): boolean {
  try {
    if (sessionStorage.getItem(ASKED_PREFIX + branchId)) return false
    sessionStorage.setItem(ASKED_PREFIX + branchId, '1')
    return true
  } catch {
    return false
  }
}

export type AskForLocationProps = {
  readonly branch: Pick<BranchInfo, 'id' | 'companyId' | 'country' | 'askForLocation'>
  readonly mode: OrderModeType | undefined
}

/** A branch that asks for the location does so by itself, once in a visit, as soon as delivery is chosen. Source: 000 §3 Branch. */
export function AskForLocation({ branch, mode }: AskForLocationProps) {
  const location = useLocationOf(branch.companyId)
  const [isOpen, setIsOpen] = useState(false)
  const isWanted = branch.askForLocation && mode === 'DELIVERY' && location === null
  useEffect(() => {
    if (isWanted && isFirstTime(branch.id)) setIsOpen(true)
  }, [isWanted, branch.id])
  return isOpen ? <LazyAddressDialog branch={branch} mandatory onClosed={() => setIsOpen(false)} /> : null
}
