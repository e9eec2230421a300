import { createHash } from 'node:crypto'
import type { AccountGrant } from '@mostrador/payments/account-authorisation'
import type { Account } from '../payment/account-seal.ts'

/** Returns the part of a grant that is sealed as the account. */
export const accountOfGrant = ({ accessToken, refreshToken, publicKey }: AccountGrant): Account => ({
  accessToken,
  refreshToken,
  publicKey,
})

/** Returns a brand's number from 0 to 1, which spreads accounts connected together. */
export const spreadOf = (branchId: string): number =>
  createHash('sha256').update(branchId).digest().readUInt16BE() / 0xff_ff
