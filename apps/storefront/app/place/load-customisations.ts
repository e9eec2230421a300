import type { Client } from '@mostrador/contract/client'
import type { Customisations } from '@mostrador/domain/customisation/read-customisations'
import { reportQuietly } from '../frame/quiet.ts'

/** Customisations that a branch's pages use, and whether they were loaded. */
export type LoadedCustomisations = Pick<
  Customisations,
  'banners' | 'boxes' | 'invalidCodeUrl' | 'addressRedirect'
> & {
  readonly status: 'success' | 'empty' | 'error'
}

const nothing = (status: LoadedCustomisations['status']): LoadedCustomisations => ({
  status,
  banners: [],
  boxes: [],
  invalidCodeUrl: undefined,
  addressRedirect: undefined,
})

/**
 * Loads the customisations of a branch; a company has none. A failure leaves an empty list and an
 * error state, and is only logged, as are invalid commands. The parser is loaded apart: a browser
 * needs it only when the diner goes to another tenant. Source: 000 §7, §8.
 */
export async function loadCustomisations(
  client: Client,
  branchId: string | undefined,
): Promise<LoadedCustomisations> {
  if (branchId === undefined) return nothing('empty')
  const result = await client.listCustomisations({ params: { branchId } })
  if (!result.ok) {
    reportQuietly(client, 'customisation', { branchId, payload: result.problem })
    return nothing('error')
  }
  const { customisations } = result.data
  if (customisations.length === 0) return nothing('empty')
  const { readCustomisations } = await import('@mostrador/domain/customisation/read-customisations')
  const { banners, boxes, invalidCodeUrl, addressRedirect, ignored } = readCustomisations(customisations)
  if (ignored.length > 0) reportQuietly(client, 'customisation', { branchId, payload: { ignored } })
  return { status: 'success', banners, boxes, invalidCodeUrl, addressRedirect }
}
