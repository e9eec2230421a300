import type { Client } from '@mostrador/contract/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import {
  bringTo,
  codeOf,
  openTransferContact,
  ownerOf,
  paymentStatusOf,
  placeByTransfer,
  settleBy,
  startTransferShop,
  type TransferShop,
} from '../../testing/transfer-shop.ts'

// The clock stands at noon of a Friday in Buenos Aires: 2026-11-20T15:00Z.

let shop: TransferShop

beforeEach(async () => {
  shop = await startTransferShop()
})

/** The cashier of the shop, who is in another contact's kitchen too. */
async function cashierAndCook(other: GivenContact): Promise<Client> {
  const login = await shop.api.given.staff({ role: 'CASHIER', contacts: [shop.contact] })
  await shop.api.ports.database
    .insertInto('staff_memberships')
    .values({
      id: nextTestId(),
      staff_user_id: login.id,
      role: 'KITCHEN',
      company_id: other.companyId,
      branch_id: other.branchId,
      branch_contact_id: other.id,
      confirmed_at: new Date(0),
    })
    .execute()
  return shop.api.as(login)
}

/** spec('decisions transfers.9') */
describe('staff who may confirm at one branch contact and not at the other', () => {
  test('pays nothing at the other, by a list or by hand, and is told that it is of another contact', async () => {
    const other = await openTransferContact(shop.api, { sameMenuAs: shop.contact })
    const { id } = await placeByTransfer({ ...shop, contact: other })
    const both = await cashierAndCook(other)
    const { taken, movements } = dataOf(await bringTo(both, shop.contact, { amount: 4999.99 }))
    expect(taken).toEqual({ fresh: 1, known: 0, matched: 0 })
    expect(movements).toMatchObject([{ kind: 'ELSEWHERE', orders: [] }])
    const params = { id: shop.contact.id, movementId: movements[0]?.id ?? '' }
    expect(codeOf(await settleBy(both, params, { orderId: id, seen: null }))).toBe('transfer-not-found')
    expect(await paymentStatusOf(shop, id)).toBe('PENDING')

    const boss = await ownerOf(shop)
    const found = await bringTo(boss, other, { amount: 4999.99 })
    expect(dataOf(found).taken).toEqual({ fresh: 0, known: 1, matched: 1 })
    expect(codeOf(await settleBy(both, params, { orderId: null, seen: id }))).toBe('transfer-not-found')
    expect(await paymentStatusOf(shop, id)).toBe('APPROVED')
  })

  test('does not take another contact’s line for one of its own orders', async () => {
    shop = await startTransferShop('REFERENCE')
    const other = await openTransferContact(shop.api, { sameMenuAs: shop.contact, mark: 'REFERENCE' })
    const mine = await placeByTransfer(shop, 'mine')
    const its = await placeByTransfer({ ...shop, contact: other }, 'its')
    const { taken, movements } = dataOf(await bringTo(shop.cashier, shop.contact, { amount: 5000 }))
    expect(taken.matched).toBe(0)
    expect(movements).toMatchObject([{ kind: 'PERHAPS_ELSEWHERE', orders: [{ orderId: mine.id }] }])
    expect([await paymentStatusOf(shop, mine.id), await paymentStatusOf(shop, its.id)]).toEqual([
      'PENDING',
      'PENDING',
    ])
  })
})

/** spec('decisions transfers.9') */
describe('two brands of a company with one account', () => {
  const twoBrands = async () => {
    const other = await openTransferContact(shop.api, { sameCompanyAs: shop.contact })
    const plate = await shop.api.given.plate(other, { price: 500_000 })
    return { other, plate, boss: await ownerOf(shop) }
  }

  test('take the same line once: the other one is told that it is of another contact', async () => {
    const { other, plate, boss } = await twoBrands()
    const { id } = await placeByTransfer(shop)
    const twin = await placeByTransfer({ ...shop, contact: other, plate }, 'twin')
    expect(dataOf(await bringTo(boss, shop.contact, { amount: 4999.99 })).paid).toMatchObject([
      { orderId: id },
    ])
    const { taken, movements } = dataOf(await bringTo(boss, other, { amount: 4999.99 }))
    expect(taken.matched).toBe(0)
    expect(movements).toMatchObject([{ kind: 'ELSEWHERE', orders: [] }])
    const params = { id: other.id, movementId: movements[0]?.id ?? '' }
    const given = await settleBy(boss, params, { orderId: twin.id, seen: null })
    expect(codeOf(given)).toBe('transfer-changed')
    expect(await paymentStatusOf(shop, twin.id)).toBe('PENDING')
  })

  test('keep their orders apart: a line is given to none of the other brand', async () => {
    const { other, plate, boss } = await twoBrands()
    const twin = await placeByTransfer({ ...shop, contact: other, plate }, 'twin')
    const { movements } = dataOf(await bringTo(boss, shop.contact, { amount: 4999.99 }))
    expect(movements).toMatchObject([{ kind: 'ELSEWHERE', orders: [] }])
    const params = { id: shop.contact.id, movementId: movements[0]?.id ?? '' }
    const given = await settleBy(boss, params, { orderId: twin.id, seen: null })
    expect(codeOf(given)).toBe('transfer-not-found')
    expect(dataOf(await bringTo(boss, other, { amount: 4999.99 })).paid).toMatchObject([{ orderId: twin.id }])
  })
})

test('a day that no bank has is refused', async () => {
  for (const day of ['0000-01-01', '0001-01-01', '1999-12-31', '2100-01-01', '9999-12-31'])
    expect(codeOf(await bringTo(shop.cashier, shop.contact, { amount: 10, day }))).toBe('invalid-request')
})
