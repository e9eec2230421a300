import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import { readStored, writeStored } from '@mostrador/live/stored-value'
import { useEffect, useRef, useState } from 'react'
import { LazyAddressDialog } from '../address/lazy-address-dialog.tsx'
import { useLocationOf } from '../diner/location-store.ts'

const ASKED_PREFIX = 'mostrador.location-asked.'

/**
 * Whether this visit was asked already; marks it as asked. Where storage is forbidden nobody is
 * asked unbidden.
 */
const isFirstTime = (branchId: string): boolean =>
  !readStored('tab', ASKED_PREFIX + branchId) && writeStored('tab', ASKED_PREFIX + branchId, '1')

export type AskForLocationProps = {
  readonly branch: Pick<BranchInfo, 'id' | 'companyId' | 'country' | 'askForLocation'>
  readonly mode: OrderModeType | undefined
  /** The diner left without an address: it cannot be brought, so how shall the order reach them? */
  readonly onLeft: () => void
}

/**
 * A branch that asks for the location does so by itself, once in a visit, as soon as delivery is
 * chosen; who leaves without an address is back at the question before it. Source: 000 §3 Branch,
 * §5 Address modal.
 */
export function AskForLocation({ branch, mode, onLeft }: AskForLocationProps) {
  const isGiven = useRef(false)
  const location = useLocationOf(branch.companyId)
  const [isOpen, setIsOpen] = useState(false)
  const isWanted =
    branch.askForLocation && mode !== undefined && ORDER_MODES[mode].address && location === null
  useEffect(() => {
    if (isWanted && isFirstTime(branch.id)) setIsOpen(true)
  }, [isWanted, branch.id])
  if (!isOpen) return null

  function end(): void {
    setIsOpen(false)
    if (!isGiven.current) onLeft()
  }

  return (
    <LazyAddressDialog
      branch={branch}
      mandatory
      onClosed={end}
      onSaved={() => {
        isGiven.current = true
      }}
    />
  )
}
