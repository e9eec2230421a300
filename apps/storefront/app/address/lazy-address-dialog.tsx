import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { UserLocation } from '@mostrador/domain/delivery/user-location'
import { lazy, Suspense } from 'react'

const AddressDialog = lazy(() => import('./address-dialog.tsx'))

export type AddressDialogProps = {
  readonly branch: Pick<BranchInfo, 'id' | 'companyId' | 'country'>
  /** The local that is to bring the order: addresses near it come first, and it says what it asks for. */
  readonly contact?: BranchContactInfo | undefined
  /** The diner cannot go on like this without an address: closing says so, and whoever asked leads back. */
  readonly mandatory?: boolean | undefined
  /** The tab with the diner's coordinates asks for the postal code, the city and the province too; by default as the local does. */
  readonly complexInputs?: boolean | undefined
  /** After the closing animation. */
  readonly onClosed: () => void
  /** The location is stored already. */
  readonly onSaved?: ((location: UserLocation) => void) | undefined
}

/** "¿Dónde te encuentras?", open as long as it is drawn; nothing stands there until it is loaded. Source: 000 §2 Address modal. */
export function LazyAddressDialog(props: AddressDialogProps) {
  return (
    <Suspense>
      <AddressDialog {...props} complexInputs={props.complexInputs ?? props.contact?.complexInputs} />
    </Suspense>
  )
}
