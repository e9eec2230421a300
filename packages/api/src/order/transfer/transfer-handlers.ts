import { confirmTransfer } from './confirm-transfer.ts'
import { importMovements } from './import-movements.ts'
import { listTransfers } from './list-transfers.ts'
import { readBankSheet } from './read-bank-sheet.ts'
import { returnTransfer } from './return-transfer.ts'
import { sayTransferred } from './say-transferred.ts'
import { settleMovement } from './settle-movement.ts'

/** Handlers of orders paid by transfer, and of bank movements. */
export const transferHandlers = {
  confirmTransfer,
  importMovements,
  listTransfers,
  readBankSheet,
  returnTransfer,
  sayTransferred,
  settleMovement,
}
