// words: what a shop begins with is its own to change, and tenant may not import copy.
import { voiceOfCountry } from '@mostrador/domain/branding/voice'
import type { Kitchen } from '@mostrador/domain/company/kitchen'
import type { z } from 'zod'
import { companyAlias } from './company-alias.ts'
import { withoutComments } from './comments.ts'
import { templateOf } from './new-tenant.ts'
import type { weekSchema } from './schema/hours-schema.ts'
import type { TenantFile } from './schema/tenant-schema.ts'

type Week = z.input<typeof weekSchema>

/** What is said of a shop when it begins. */
export type NewShop = {
  readonly name: string
  /** Where diners find it: the address of the brand. */
  readonly alias: string
  /** In lower case. */
  readonly country: string
  readonly timeZone: string
  readonly kitchen: Kitchen
  readonly owner: { readonly name: string; readonly email: string; readonly passwordHash: string }
}

/** The address of the first local of a shop: its brand has the short one. */
export const firstLocalOf = (alias: string): string => `${alias}-local`

/** All addresses that a shop of this one begins with. */
export const aliasesOfShop = (alias: string): readonly string[] => [
  alias,
  companyAlias({ key: alias }, [{ key: alias }]),
  firstLocalOf(alias),
]

/**
 * A shop as it begins: one brand and one local with the hours of its kind of kitchen, where food is
 * fetched and paid in cash, of a menu that is empty. Nobody finds it until it is published. Nothing
 * of it is an example that would have to be taken out again.
 */
export async function newShop({
  name,
  alias,
  country,
  timeZone,
  kitchen,
  owner,
}: NewShop): Promise<TenantFile> {
  const { hours } = withoutComments(await templateOf(kitchen)) as { readonly hours: Week }
  return {
    company: { key: alias, name },
    branches: [
      {
        key: alias,
        name,
        country,
        voice: voiceOfCountry(country),
        paymentTypes: [{ key: 'efectivo', paymentMethod: 'CASH', showName: 'Efectivo' }],
        menus: [{ key: 'carta', name: 'Carta', categories: [], plates: [] }],
        branchContacts: [
          {
            key: firstLocalOf(alias),
            name,
            timeZone,
            blocked: true,
            hours,
            orderModes: [
              {
                key: 'retiro',
                type: 'TAKE_AWAY',
                menu: 'carta',
                minDelayInMinutes: 20,
                maxDelayInMinutes: 30,
                paymentTypes: ['efectivo'],
              },
            ],
          },
        ],
      },
    ],
    staff: [{ ...owner, access: [{ role: 'OWNER' }] }],
  }
}
