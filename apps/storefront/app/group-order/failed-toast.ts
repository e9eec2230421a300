import type { Problem } from '@mostrador/contract/problem'
import { groupOrderCopy } from '@mostrador/copy/group-order'
import type { ToastMessage } from '@mostrador/ui/toast-queue'

/** Why something of a group did not go: the server's words, or that nobody could be asked. */
export const failedToast = ({ detail }: Problem): ToastMessage => ({
  text: detail || groupOrderCopy.failed,
  tone: 'danger',
})
