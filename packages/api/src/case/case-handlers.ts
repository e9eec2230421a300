import { getCasePhoto } from './get-case-photo.ts'
import { uploadReportPhoto } from './upload-report-photo.ts'
import { changeCaseStatus } from './change-case-status.ts'
import { listCases } from './list-cases.ts'
import { updateOrderDetails } from './report-order.ts'

/** What diners reported of their orders, and what became of it. */
export const caseHandlers = {
  getCasePhoto,
  uploadReportPhoto,
  changeCaseStatus,
  listCases,
  updateOrderDetails,
}
