import type { TenantFile } from '@mostrador/tenant/schema/tenant-schema'
import { bigMenuTenant } from './big-tenant.ts'
import { contactOf } from './large-branch.ts'

/** Branch contacts of the two companies whose changes are compared. */
export const CONTACTS = { few: 1, many: 500 } as const

/** Member of staff who changes the menus of these companies in the console. */
export const BENCH_STAFF = { email: 'carta@bench.test', password: 'mil-platos-y-una-carta' } as const

/** Returns the key of the company with so many branch contacts. */
export const companyOf = (contacts: number): string => `carta-de-${contacts}`

/** Returns the menu of 1,000 plates, sold by so many branch contacts. */
export function consoleTenant(contacts: number): TenantFile {
  const key = companyOf(contacts)
  const { branches } = bigMenuTenant()
  return {
    company: { key, alias: key, name: key },
    branches: branches.map((branch) => ({
      ...branch,
      alias: `${key}-marca`,
      branchContacts: Array.from({ length: contacts }, (_, index) => ({
        ...contactOf(index),
        alias: `${key}-local-${index + 1}`,
      })),
    })),
    ...(contacts === CONTACTS.few && {
      staff: [{ ...BENCH_STAFF, name: 'Carta', access: [{ role: 'OWNER' as const }] }],
    }),
  }
}
