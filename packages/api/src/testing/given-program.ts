import { createClient, type Client } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import type { ApiKeyPermission } from '@mostrador/domain/permission/permission'
import { dataOf } from './data-of.ts'
import type { GivenShop } from './given-shop.ts'
import type { TestApi } from './start-test-api.ts'

/** A program that calls with a secret: without a browser's cookies, origin or page. */
export const programWith = (api: TestApi, secret: string, from = '198.51.100.4'): Client =>
  createClient((url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${secret}`)
    headers.set('x-caller-ip', from)
    headers.set('origin', '')
    return api.fetch(url, { ...init, headers })
  }, routes)

/** A program with a key of a shop's company that its owner makes. */
export async function givenProgram(
  api: TestApi,
  shop: GivenShop,
  permissions: readonly ApiKeyPermission[],
): Promise<Client> {
  const key = { name: 'Caja', permissions: [...permissions], branch: null, branchContact: null }
  const made = await shop.owner.createApiKey({ params: { id: shop.id }, body: key })
  return programWith(api, dataOf(made).secret)
}
