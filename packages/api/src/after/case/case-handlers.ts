import { getCasePhoto } from './get-case-photo.ts'
import { uploadReportPhoto } from './upload-report-photo.ts'
import { changeCaseStatus } from './change-case-status.ts'
import { listCases } from './list-cases.ts'
import { updateOrderDetails } from './report-order.ts'

/** Handlers of cases: reports of diners and low scores. */
export const caseHandlers = {
  getCasePhoto,
  uploadReportPhoto,
  changeCaseStatus,
  listCases,
  updateOrderDetails,
}
