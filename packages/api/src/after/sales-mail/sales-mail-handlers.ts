import { setSalesMail } from './set-sales-mail.ts'
import { stopSalesMail } from './stop-sales-mail.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const salesMailHandlers = {
  setSalesMail,
  stopSalesMail,
}
