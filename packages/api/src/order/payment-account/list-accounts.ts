import type { PaymentAccountWire } from '@mostrador/contract/payment/payment-account-endpoints'
import { ORDER_MODE_NAMES } from '@mostrador/copy/order-mode'
import type { Database, PaymentAccountsTable } from '@mostrador/database/rows'
import { renewalOf } from '@mostrador/domain/payment/payment-account'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { sql, type Kysely, type Selectable } from 'kysely'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { titleOf } from '../payment/provider-facts.ts'

type Row = Selectable<PaymentAccountsTable> & { readonly by: string | null; readonly also_at: string[] }

const accountsOf = async (db: Kysely<Database>, branchId: string): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select p.*, s.name as by, array(
      select b.name from payment_accounts other join branches b on b.id = other.branch_id
      where other.company_id = p.company_id and other.branch_id <> p.branch_id and other.lost_at is null
        and other.provider_name = p.provider_name and other.account_id = p.account_id
      order by b.name) as also_at
    from payment_accounts p left join staff_users s on s.id = p.connected_by
    where p.branch_id = ${branchId}`.execute(db)
  return rows
}

type Use = {
  readonly provider: string
  readonly local: string
  readonly modes: readonly { readonly name: string | null; readonly type: OrderModeType }[]
}

/** Returns the branch contacts and modes that charge with each provider. One query. */
const usesOf = async (db: Kysely<Database>, branchId: string): Promise<readonly Use[]> => {
  const { rows } = await sql<Use>`
    select t.provider_name as provider, bc.name as local,
      jsonb_agg(distinct jsonb_build_object('name', m.show_name, 'type', m.type)) as modes
    from payment_types t
    join order_mode_payment_types mp on mp.branch_id = t.branch_id and mp.payment_type_id = t.id
    join order_modes m on m.branch_id = mp.branch_id and m.id = mp.order_mode_id
    join branch_contacts bc on bc.id = m.branch_contact_id
    where t.branch_id = ${branchId} and t.active and m.active and t.upload is not null
      and t.provider_name is not null
    group by t.provider_name, bc.id, bc.name, bc.position order by bc.position, bc.id`.execute(db)
  return rows
}

const namedIn = async (db: Kysely<Database>, branchId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct provider_name as name from payment_types
    where branch_id = ${branchId} and upload is not null and provider_name is not null`.execute(db)
  return rows.map(({ name }) => name)
}

const iso = (at: Date): string => new Date(at).toISOString()

/** Returns a connected account; of its id only the end, by which the owner knows it. */
function authorisedOf(row: Row, now: Date): PaymentAccountWire['authorised'] {
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
  const branch = await database.selectFrom('branches').select('id').where('id', '=', id).executeTakeFirst()
  if (!branch) return no('branch-not-found')
  const [rows, uses, named] = await Promise.all([
    accountsOf(database, id),
    usesOf(database, id),
    namedIn(database, id),
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
        .map(({ local, modes }) => ({
          local,
          modes: modes.map(({ name, type }) => name?.trim() || ORDER_MODE_NAMES[type]),
        })),
    }
  })
  return yes(await Promise.all(accounts))
}
