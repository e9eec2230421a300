import type { Stock } from '../mapping/stock.ts'
import type { Tenant } from '../schema/tenant-schema.ts'
import { isOwnPerson, type KnownPerson } from '../staff/staff.ts'

/** Hashes passwords and security codes, and recognises them when they are in the file again. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (hash: string, password: string) => Promise<boolean>
}

type Secret = {
  readonly clear: string | undefined
  readonly hash: string | undefined
  readonly before: string | null
}

/**
 * Returns the hash to keep: the one in the file, or the present one when it is of the password in
 * the file (so that importing again changes nothing), or a new one; and the present one when the
 * file has neither.
 */
async function hashToKeep({ clear, hash, before }: Secret, passwords: Passwords): Promise<string | null> {
  if (hash !== undefined) return hash
  if (clear === undefined) return before
  if (before !== null && (await passwords.verify(before, clear))) return before
  return passwords.hash(clear)
}

/** Hashes the passwords of the people of a file, by e-mail in lower case. */
export async function hashPasswords(
  tenant: Tenant,
  known: ReadonlyMap<string, KnownPerson>,
  passwords: Passwords,
): Promise<ReadonlyMap<string, string | null>> {
  const hashes = new Map<string, string | null>()
  for (const { email, password, passwordHash } of tenant.staff) {
    const person = known.get(email.toLowerCase())
    // The hash of the last import counts, and not a password that its owner chose since: the same
    // file changes nothing.
    const secret = { clear: password, hash: passwordHash, before: person?.importedHash ?? null }
    // A password that this file may not change is not hashed either.
    hashes.set(email.toLowerCase(), isOwnPerson(person) ? await hashToKeep(secret, passwords) : null)
  }
  return hashes
}

/** Hashes the riders' security codes of a file, by "branch/branch-contact". */
export async function hashSecurityCodes(
  tenant: Tenant,
  stock: Stock,
  passwords: Passwords,
): Promise<ReadonlyMap<string, string | null>> {
  const before = new Map(
    stock
      .rows('branch_contacts')
      .map((row) => [
        `${String(stock.byId(row.branch_id)?.key)}/${String(row.key)}`,
        row.rider_security_code_hash,
      ]),
  )
  const hashes = new Map<string, string | null>()
  for (const branch of tenant.branches) {
    for (const contact of branch.branchContacts) {
      const path = `${branch.key}/${contact.key}`
      const kept = before.get(path)
      const secret = {
        clear: contact.riderSecurityCode,
        hash: contact.riderSecurityCodeHash,
        before: typeof kept === 'string' ? kept : null,
      }
      hashes.set(path, await hashToKeep(secret, passwords))
    }
  }
  return hashes
}
