import { openAccount, sealAccount } from '@mostrador/api/order/payment/account-seal'
import { markOfSecret } from '../backup/archive.ts'
import { SEALED_TABLES, type CompanyTable } from './company-tables.ts'
import type { Cells } from './company-rows.ts'

/** Reseals the accounts of a company as rows arrive, and records those that cannot be opened. */
export type AccountMover = {
  /** Returns the row as stored here; undefined for an account that cannot be opened. */
  readonly move: (table: Pick<CompanyTable, 'name' | 'columns'>, cells: Cells) => Cells | undefined
  readonly told: () => { readonly accountsLeft: readonly string[]; readonly accountsMoved: number }
}

type Secrets = {
  readonly secret: string
  readonly oldSecret?: string | undefined
  /** Mark of the secret that the archive was made with. */
  readonly secretMark: string | null
}

const isSealed = (name: string): boolean => SEALED_TABLES.some((one) => one === name)

/**
 * Makes the mover of accounts from one secret to another; undefined where the old secret given is
 * not the archive's. With the same secret on both sides the accounts open anyway.
 */
export function accountMover({ secret, oldSecret, secretMark }: Secrets): AccountMover | undefined {
  if (oldSecret !== undefined && secretMark !== null && markOfSecret(oldSecret) !== secretMark)
    return undefined
  const old = oldSecret ?? (secretMark === markOfSecret(secret) ? secret : undefined)
  const accountsLeft: string[] = []
  const brands = new Map<string, string>()
  let accountsMoved = 0
  return {
    move: ({ name, columns }, cells) => {
      const cell = (column: string): string => cells[columns.findIndex((one) => one.name === column)] ?? ''
      if (name === 'branches') brands.set(cell('id'), cell('name'))
      if (!isSealed(name)) return cells
      const branchId = cell('branch_id')
      const isPartner = name === 'loyalty_partner_accounts'
      const provider = cell(isPartner ? 'partner' : 'provider_name')
      const place = { branchId, providerName: isPartner ? `loyalty-partner:${provider}` : provider }
      const account = old === undefined ? undefined : openAccount(cell('sealed'), place, old)
      if (!account) {
        accountsLeft.push(`${brands.get(branchId) ?? branchId}: ${provider}`)
        return undefined
      }
      accountsMoved += 1
      if (old === secret) return cells
      return cells.map((value, at) =>
        columns[at]?.name === 'sealed' ? sealAccount(account, place, secret) : value,
      )
    },
    told: () => ({ accountsLeft, accountsMoved }),
  }
}
