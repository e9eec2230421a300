import type { Client } from '@mostrador/contract/client'
import { quietly } from '../frame/quiet.ts'

export type MenuOfMode = { readonly alias: string; readonly orderModeId: string }

/** Loads the menu hash of a mode; an empty list after a failure. Source: 000 §8. */
export async function loadMenuHashes(client: Client, { alias, orderModeId }: MenuOfMode) {
  const call = client.listMenuHashes({ params: { alias }, query: { orderModeId } })
  const payload = { alias, orderModeId }
  const instead = { menuHashes: [] }
  return (await quietly(call, { client, failure: 'menu-hash', instead, payload })).menuHashes
}
