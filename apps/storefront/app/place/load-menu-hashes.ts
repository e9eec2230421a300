import type { Client } from '@mostrador/contract/client'
import { quietly } from '../frame/quiet.ts'

/** The menu of one order mode of a local. */
export type MenuOfMode = { readonly alias: string; readonly orderModeId: string }

/**
 * The hash of the menu that a mode has now, under the mode's id. A failure is logged: an empty
 * list. Source: 000 §8.
 */
export async function loadMenuHashes(client: Client, { alias, orderModeId }: MenuOfMode) {
  const call = client.listMenuHashes({ params: { alias }, query: { orderModeId } })
  const payload = { alias, orderModeId }
  const instead = { menuHashes: [] }
  return (await quietly(call, { client, failure: 'menu-hash', instead, payload })).menuHashes
}
