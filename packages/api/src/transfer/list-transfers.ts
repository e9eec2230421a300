import { majorOf } from '@mostrador/contract/money/minor-of'
import type { OpenMovementWire, TransfersWire } from '@mostrador/contract/transfer/transfer-endpoints'
import { judgeMovement } from '@mostrador/domain/transfer/match-movement'
import { accountKeyOf } from '@mostrador/domain/transfer/transfer-way'
import type { TransferWay } from '@mostrador/domain/transfer/transfer-way'
import { sql } from 'kysely'
import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import type { Api, StaffMember } from '../ports.ts'
import { awaitedTransfers, lately, openMovements } from './movement-store.ts'
import type { AwaitedRow, OpenMovement } from './movement-store.ts'
import { localTransfers } from './local-transfers.ts'
import type { Db } from './transfer-work.ts'

/** The most of what came in that is told: more would be another account's business. */
const MOST_TOLD = 200

/**
 * The accounts to which diners of a branch transfer, each once; and those to which they did lately,
 * where the way to pay is another one now. One query.
 */
export async function accountsOf(
  db: Db,
  { branchId, now }: { readonly branchId: string; readonly now: Date },
): Promise<TransfersWire['accounts']> {
  const { rows } = await sql<{ transfer: TransferWay; name: string }>`
    select transfer, name from (
      select transfer, show_name as name, 0 as turn, position, id::text as last from payment_types
      where branch_id = ${branchId} and transfer is not null
      union all
      select * from (
        select distinct on (account) told, coalesce(told->>'bank', told->>'holder'), 1, 0, account from transfers
        where branch_id = ${branchId} and created_at > ${lately(now)} order by account, created_at desc) past
    ) ways order by turn, position, last`.execute(db)
  const accounts = new Map<string, TransfersWire['accounts'][number]>()
  for (const { transfer, name } of rows) {
    const account = accountKeyOf(transfer)
    const shown = transfer.alias ?? transfer.account ?? ''
    if (!accounts.has(account)) accounts.set(account, { account, name, shown })
  }
  return [...accounts.values()]
}

/** A movement with what it is taken for, and the orders that it may be of. */
function judged(
  movement: OpenMovement,
  { awaited, mantissa }: { readonly awaited: readonly AwaitedRow[]; readonly mantissa: number },
): OpenMovementWire {
  const here = awaited.filter(({ account }) => account === movement.account)
  const { kind, orderIds } = judgeMovement(movement, here)
  const { id, day, text } = movement
  return {
    id,
    day,
    text,
    amount: majorOf(movement.amount, mantissa),
    // What somebody took from its order is not offered as if it were sure.
    kind: kind === 'MATCH' ? 'POSSIBLE' : kind,
    orders: here
      .filter(({ orderId }) => orderIds.includes(orderId))
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

/** What a local waits for, what came into its brand's accounts, and what it owes. */
export async function readTransfers(
  { database, now }: Pick<Api, 'database' | 'now'>,
  { contactId, staff }: Asked,
): Promise<TransfersWire> {
  const at = now()
  const { rows } = await sql<{ branchId: string; mantissa: number }>`
    select c.branch_id as "branchId", k.mantissa from branch_contacts c join branches b on b.id = c.branch_id
    join countries k on k.id = b.country_id where c.id = ${contactId}`.execute(database)
  const { branchId = '', mantissa = 0 } = rows[0] ?? {}
  const [accounts, awaited, movements, local] = await Promise.all([
    accountsOf(database, { branchId, now: at }),
    awaitedTransfers(database, { branchId, contactIds: staff.branchContactIds, now: at }),
    openMovements(database, { branchId, now: at }),
    localTransfers(database, { contactId, mantissa, now: at }),
  ])
  const told = movements.slice(0, MOST_TOLD).map((one) => judged(one, { awaited, mantissa }))
  return { accounts, movements: told, ...local }
}

/** The transfers of a local as they are after a change. */
export const answerTransfers = async (api: Pick<Api, 'database' | 'now'>, asked: Asked) =>
  yes(await readTransfers(api, asked))

/** What a local waits for by transfer, what came in, and what it has to send back. */
export const listTransfers: Handler<'listTransfers'> = async (api, { params, staff }) =>
  staff.branchContactIds.includes(params.id)
    ? answerTransfers(api, { contactId: params.id, staff })
    : no('branch-contact-not-found')
