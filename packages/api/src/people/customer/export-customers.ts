import { customerColumns, customerFileName } from '@mostrador/copy/customer-records'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { cellSeparatorOf, csvLine } from '@mostrador/domain/spreadsheet/csv'
import { csvAnswer } from '../../ground/http/csv-answer.ts'
import { no, type Handler } from '../../ground/http/handler.ts'
import { recordLine } from './record-line.ts'
import { findRecordBranch, listRecords, type CustomerRecord } from './record-store.ts'

/**
 * Exports a brand’s customers as CSV with their consents: wording, time, place and the box’s
 * beginning, for staff who run the brand; logs author and number as a security event. Source:
 * decisions.md, Who sees what.
 */
export const exportCustomers: Handler<'exportCustomers'> = async (api, { params, staff, call }) => {
  const branchId = params.id
  if (!(await api.rateLimiter.take('export-customers', staff.id))) return no('too-many-requests')
  const branch = await findRecordBranch(api.database, branchId)
  if (!branch) return no('branch-not-found')
  return csvAnswer<CustomerRecord>(api, {
    route: 'exportCustomers',
    requestId: call.id,
    fileName: customerFileName(branch.key, wallClock(api.now(), branch.timeZone).date),
    heading: csvLine(customerColumns(branch.timeZone), cellSeparatorOf(branch.country)),
    page: (after) => listRecords(api.database, { branchId, after: after?.id }),
    line: (record) => recordLine(record, branch),
    tell: (records) => api.tellSecurity('export', { staffUserId: staff.id, branchId, records }),
  })
}
