import { Suspense } from 'react'
import { brought } from '../frame/brought.ts'
import type { AddressDialogProps } from './use-address-form.ts'

const AddressDialog = brought(() => import('./address-dialog.tsx'))

/** Dialog "¿Dónde te encuentras?", loaded when first drawn. Source: 000 §2 Address modal. */
export function LazyAddressDialog(props: AddressDialogProps) {
  return (
    <Suspense>
      <AddressDialog {...props} complexInputs={props.complexInputs ?? props.contact?.complexInputs} />
    </Suspense>
  )
}
