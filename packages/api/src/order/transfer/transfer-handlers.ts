import { confirmTransfer } from './confirm-transfer.ts'
import { importMovements } from './import-movements.ts'
import { listTransfers } from './list-transfers.ts'
import { readBankSheet } from './read-bank-sheet.ts'
import { returnTransfer } from './return-transfer.ts'
import { sayTransferred } from './say-transferred.ts'
import { settleMovement } from './settle-movement.ts'

/** Orders that are paid by a bank transfer, and what came into the accounts. */
export const transferHandlers = {
  confirmTransfer,
  importMovements,
  listTransfers,
  readBankSheet,
  returnTransfer,
  sayTransferred,
  settleMovement,
}
