import { majorOf } from '@mostrador/contract/money/minor-of'
import type { OpenMovementWire, TransfersWire } from '@mostrador/contract/transfer/transfer-endpoints'
import { judgeMovement, type MovementVerdict } from '@mostrador/domain/transfer/match-movement'
import { accountKeyOf, type TransferWay } from '@mostrador/domain/transfer/transfer-way'
import { sql } from 'kysely'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { contactsWhere } from '../../people/permission/may.ts'
import type { Api, StaffMember } from '../../ground/ports.ts'
import {
  awaitedTransfers,
  lately,
  openMovements,
  type AwaitedRow,
  type OpenMovement,
} from './movement-store.ts'
import { localTransfers } from './local-transfers.ts'
import type { Db } from './transfer-work.ts'

/** Most movements shown: more would be another account's business. */
const MOST_TOLD = 200

/**
 * Returns the accounts for a branch's transfers, in any spelling, and recent former ones. One
 * query. Source: docs/decisions/137.
 */
export async function accountsOf(
  db: Db,
  { branchId, now }: { readonly branchId: string; readonly now: Date },
): Promise<TransfersWire['accounts']> {
  const { rows } = await sql<{ transfer: TransferWay; name: string; linked: string | null }>`
    select transfer, name, case when transfer_number(transfer->>'account') is null
      then transfer_account(company_id, transfer_alias(transfer->>'alias')) end as linked from (
      select company_id, transfer, show_name as name, 0 as turn, position, id::text as last from payment_types
      where branch_id = ${branchId} and transfer is not null
      union all
      select * from (
        select distinct on (account) company_id, told, coalesce(told->>'bank', told->>'holder'), 1, 0, account from transfers
        where branch_id = ${branchId} and created_at > ${lately(now)} order by account, created_at desc) past
    ) ways order by turn, position, last`.execute(db)
  const accounts = new Map<string, TransfersWire['accounts'][number]>()
  for (const { transfer, name, linked } of rows) {
    const account = linked ?? accountKeyOf(transfer)
    const shown = transfer.alias ?? transfer.account ?? ''
    if (!accounts.has(account)) accounts.set(account, { account, name, shown })
  }
  return [...accounts.values()]
}

/** Branch contacts where a person may confirm orders as paid. */
export const contactsWhoPay = (staff: Pick<StaffMember, 'grants' | 'branches'>): readonly string[] =>
  contactsWhere(staff, ['orders.paid'])

/** Returns the kind of a movement, by its possible orders and those `here` to confirm. */
function kindOf(
  { kind }: MovementVerdict,
  { all, here }: { readonly all: readonly AwaitedRow[]; readonly here: readonly AwaitedRow[] },
): OpenMovementWire['kind'] {
  if (all.length > 0 && here.length === 0) return 'ELSEWHERE'
  if (all.length > here.length) return 'PERHAPS_ELSEWHERE'
  // A movement that staff took from its order is not offered as if it were sure.
  return kind === 'MATCH' ? 'POSSIBLE' : kind
}

/** Returns a movement with its kind and possible orders. */
function judged(
  movement: OpenMovement,
  { awaited, mantissa }: { readonly awaited: readonly AwaitedRow[]; readonly mantissa: number },
): OpenMovementWire {
  const verdict = judgeMovement(
    movement,
    awaited.filter(({ account }) => account === movement.account),
  )
  const all = awaited.filter(({ orderId }) => verdict.orderIds.includes(orderId))
  const here = movement.paysElsewhere ? [] : all.filter(({ isHere }) => isHere)
  const { id, day, text } = movement
  return {
    id,
    day,
    text,
    amount: majorOf(movement.amount, mantissa),
    kind: movement.paysElsewhere ? 'ELSEWHERE' : kindOf(verdict, { all, here }),
    orders: here
      .toSorted((one, other) => one.number - other.number)
      .map(({ orderId, number, customerName, amount, isCanceled, isMatched }) => ({
        orderId,
        number,
        customerName,
        amount: majorOf(amount, mantissa),
        isCanceled,
        isMatched,
      })),
  }
}

type Asked = { readonly contactId: string; readonly staff: StaffMember }

/** Returns awaited and owed transfers of a branch contact, and its brand's open movements. */
export async function readTransfers(
  { database, now }: Pick<Api, 'database' | 'now'>,
  { contactId, staff }: Asked,
): Promise<TransfersWire> {
  const at = now()
  const { rows } = await sql<{ companyId: string; branchId: string; mantissa: number }>`
    select b.company_id as "companyId", c.branch_id as "branchId", k.mantissa from branch_contacts c join branches b on b.id = c.branch_id
    join countries k on k.id = b.country_id where c.id = ${contactId}`.execute(database)
  const { companyId = '', branchId = '', mantissa = 0 } = rows[0] ?? {}
  const [accounts, movements, local] = await Promise.all([
    accountsOf(database, { branchId, now: at }),
    openMovements(database, { branchId, now: at }),
    localTransfers(database, { contactId, mantissa, now: at }),
  ])
  const shown = movements.slice(0, MOST_TOLD)
  const awaited =
    shown.length === 0
      ? []
      : await awaitedTransfers(database, {
          companyId,
          branchId,
          contactIds: contactsWhoPay(staff),
          accounts: [...new Set(shown.map(({ account }) => account))],
          now: at,
        })
  const told = shown.map((one) => judged(one, { awaited, mantissa }))
  return { accounts, movements: told, ...local }
}

/** Returns a branch contact's transfers after a change. */
export const answerTransfers = async (api: Pick<Api, 'database' | 'now'>, asked: Asked) =>
  yes(await readTransfers(api, asked))

/** Lists awaited and owed transfers of a branch contact, and open movements. */
export const listTransfers: Handler<'listTransfers'> = async (api, { params, staff }) =>
  staff.branchContactIds.includes(params.id)
    ? answerTransfers(api, { contactId: params.id, staff })
    : no('branch-contact-not-found')
