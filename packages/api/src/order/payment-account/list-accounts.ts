import type { PaymentAccountWire } from '@mostrador/contract/payment/payment-account-endpoints'
import { ORDER_MODE_NAMES } from '@mostrador/copy/order-mode'
import { renewalOf } from '@mostrador/domain/payment/payment-account'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { findBrand } from '../../shop/company/company-store.ts'
import { titleOf } from '../payment/provider-facts.ts'
import { type AccountRow, listAccounts, listUses, listNamed } from './account-store.ts'

const iso = (at: Date): string => new Date(at).toISOString()

/** Returns a connected account; of its id only the end, by which the owner knows it. */
function authorisedOf(row: AccountRow, now: Date): PaymentAccountWire['authorised'] {
  const { way, account_id: id, account_name: name, connected_at: at, expires_at: until } = row
  if (way !== 'AUTHORISED' || id === null || at === null || until === null) return null
  return {
    name: name ?? '',
    id: `…${id.slice(-4)}`,
    live: row.is_live ?? true,
    by: row.by,
    at: iso(at),
    until: iso(until),
    renewal: renewalOf({ begins: row.updated_at, ends: until }, row.renewal_lost_at, now),
    alsoAt: row.also_at,
  }
}

const isCharging = async ({ payments }: Api, provider: string, branchId: string): Promise<boolean> =>
  payments.isOpen(provider) && (await payments.open(provider, branchId)) !== undefined

/** Lists a brand's accounts, by each provider that it names, uses or could connect to. */
export const listPaymentAccounts: Handler<'listPaymentAccounts'> = async (api, { params: { id } }) => {
  const { database, payments } = api
  if (!(await findBrand(database, id))) return no('branch-not-found')
  const [rows, uses, named] = await Promise.all([
    listAccounts(database, id),
    listUses(database, id),
    listNamed(database, id),
  ])
  const authorisable = [...(payments.authorisations?.keys() ?? [])].filter((name) => payments.isOpen(name))
  const all = new Set([...authorisable, ...named, ...rows.map(({ provider_name: name }) => name)])
  const now = api.now()
  const accounts = [...all].sort().map(async (provider): Promise<PaymentAccountWire> => {
    const row = rows.find(({ provider_name: name }) => name === provider)
    return {
      provider,
      title: titleOf(payments, provider),
      authorisable: authorisable.includes(provider),
      connected: await isCharging(api, provider, id),
      way: row?.way ?? null,
      lost: row?.lost_at && row.lost_why ? { why: row.lost_why, at: iso(row.lost_at) } : null,
      authorised: row ? authorisedOf(row, now) : null,
      uses: uses
        .filter((one) => one.provider === provider)
        .map(({ contact, modes }) => ({
          local: contact,
          modes: modes.map(({ name, type }) => name?.trim() || ORDER_MODE_NAMES[type]),
        })),
    }
  })
  return yes(await Promise.all(accounts))
}
