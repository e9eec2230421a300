import type { CheckoutRule } from '../checkout-inputs.ts'
import { isDocument, stripDocument } from '../document.ts'

/**
 * A document of 7 to 11 characters, once there is one, and always where the branch contact insists
 * on one. 000 §5, checkout 7.
 */
export const documentValid: CheckoutRule = ({ documentRequired, customerDocument }) =>
  (documentRequired || stripDocument(customerDocument) !== '') && !isDocument(customerDocument)
    ? [{ code: 'document-invalid', field: 'customerDocument' }]
    : []
