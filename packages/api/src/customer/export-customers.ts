import { customerColumns, customerFileName } from '@mostrador/copy/customer-records'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { BYTE_ORDER_MARK, cellSeparatorOf, csvLine } from '@mostrador/domain/spreadsheet/csv'
import { no } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import type { Api } from '../ports.ts'
import { deniedRecords } from './denied-records.ts'
import { recordLine } from './record-line.ts'
import { findRecordBranch, listRecords } from './record-store.ts'
import type { RecordBranch } from './record-store.ts'

type Asked = {
  readonly branchId: string
  readonly branch: RecordBranch
  readonly tell: (records: number) => void
}

/**
 * The list in pieces, each of them one page of records, read when the one before has gone out: a
 * slow reader holds neither a connection nor more than a page. However it ends, it is told how many
 * went out.
 */
async function* pieces({ database }: Api, { branchId, branch, tell }: Asked): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let records = 0
  try {
    let page = await listRecords(database, { branchId, after: undefined })
    const heading = csvLine(customerColumns(branch.timeZone), cellSeparatorOf(branch.country))
    yield encoder.encode(BYTE_ORDER_MARK + heading)
    while (page.length > 0) {
      records += page.length
      yield encoder.encode(page.map((record) => recordLine(record, branch)).join(''))
      // The next page begins where this one ends.
      page = await listRecords(database, { branchId, after: page.at(-1)?.id })
    }
  } finally {
    tell(records)
  }
}

/**
 * A body of such pieces. What fails before the first one is the call's own failure, and no file
 * that breaks off.
 */
async function bodyOf(api: Api, made: AsyncGenerator<Uint8Array>, requestId: string) {
  const first = await made.next()
  let next: Promise<IteratorResult<Uint8Array>> | undefined = Promise.resolve(first)
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const piece = await (next ?? made.next())
        next = undefined
        if (piece.done) controller.close()
        else controller.enqueue(piece.value)
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        api.log.error('request-failed', { requestId, route: 'exportCustomers', message })
        controller.error(error)
      }
    },
    cancel: async () => void (await made.return(undefined)),
  })
}

/**
 * The customers of a brand as CSV, with what each agreed to: in which words, when, where, and how
 * the box began. Only for those who run the brand; who took how many is told as a security event.
 * Source: decisions.md, Who sees what.
 */
export const exportCustomers: Handler<'exportCustomers'> = async (api, { params, staff, call }) => {
  const branchId = params.id
  const denied = await deniedRecords(api, staff, { branchId, limit: 'export-customers' })
  if (denied) return denied
  const branch = await findRecordBranch(api.database, branchId)
  if (!branch) return no('branch-not-found')
  const tell = (records: number): void =>
    api.tellSecurity('export', { staffUserId: staff.id, branchId, records })
  const body = await bodyOf(api, pieces(api, { branchId, branch, tell }), call.id)
  const name = customerFileName(branch.key, wallClock(api.now(), branch.timeZone).date)
  return new Response(body, {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
