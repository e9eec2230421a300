import type { Problem } from '@mostrador/contract/problem'
import { groupOrderCopy } from '@mostrador/copy/group-order'
import type { ToastMessage } from '@mostrador/ui/toast-queue'

/** Makes the toast of a failed action: the server's sentence, or that it cannot be reached. */
export const failedToast = ({ detail }: Problem): ToastMessage => ({
  text: detail || groupOrderCopy.failed,
  tone: 'danger',
})
