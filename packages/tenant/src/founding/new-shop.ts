// words: what a shop begins with is its own to change, and tenant may not import copy.
import { voiceOfCountry } from '@mostrador/domain/branding/voice'
import type { Kitchen } from '@mostrador/domain/company/kitchen'
import type { z } from 'zod'
import { companyAlias } from './company-alias.ts'
import { withoutComments } from '../file/comments.ts'
import { templateOf } from './new-tenant.ts'
import type { weekSchema } from '../schema/hours-schema.ts'
import type { TenantFile } from '../schema/tenant-schema.ts'

type Week = z.input<typeof weekSchema>

export type NewShop = {
  readonly name: string
  /** Alias of the branch, under which diners find it. */
  readonly alias: string
  /** In lower case. */
  readonly country: string
  readonly timeZone: string
  readonly kitchen: Kitchen
  readonly owner: { readonly name: string; readonly email: string; readonly passwordHash: string }
}

/** Returns the alias of the first branch contact of a shop: its branch has the short one. */
export const firstContactOf = (alias: string): string => `${alias}-local`

/** Returns all aliases that a shop of this one begins with. */
export const aliasesOfShop = (alias: string): readonly string[] => [
  alias,
  companyAlias({ key: alias }, [{ key: alias }]),
  firstContactOf(alias),
]

/** Fields of a new branch. */
export type NewBrand = Pick<NewShop, 'name' | 'country' | 'timeZone' | 'kitchen'> & {
  readonly key: string
  readonly contactKey: string
}

/**
 * Returns a new branch: one branch contact with the hours of its kind of kitchen, where food is
 * fetched and paid in cash, and an empty menu. It is hidden until it is published. It has no
 * examples that would have to be removed.
 */
export async function newBrand(brand: NewBrand): Promise<TenantFile['branches'][number]> {
  const { name, key, contactKey, country, timeZone, kitchen } = brand
  const { hours } = withoutComments(await templateOf(kitchen)) as { readonly hours: Week }
  return {
    key,
    name,
    country,
    voice: voiceOfCountry(country),
    paymentTypes: [{ key: 'efectivo', paymentMethod: 'CASH', showName: 'Efectivo' }],
    menus: [{ key: 'carta', name: 'Carta', categories: [], plates: [] }],
    branchContacts: [
      {
        key: contactKey,
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
  }
}

/** Returns a new shop: a company with one branch, and its owner. */
export const newShop = async ({ alias, owner, ...shop }: NewShop): Promise<TenantFile> => ({
  company: { key: alias, name: shop.name },
  branches: [await newBrand({ ...shop, key: alias, contactKey: firstContactOf(alias) })],
  staff: [{ ...owner, access: [{ role: 'OWNER' }] }],
})
