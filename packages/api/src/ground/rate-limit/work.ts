import type { EndpointName } from '@mostrador/contract/endpoints'

/**
 * Costs of the twenty most expensive calls, in milliseconds of processor, by `bench/call-costs.ts`
 * on the demo. Others cost nothing. Calls on the way of an order are not here, so that a busy shop
 * is never stopped.
 */
export const WORK = {
  startDownload: 400,
  readSheet: 220,
  readBankSheet: 220,
  uploadPicture: 160,
  uploadReportPhoto: 160,
  restoreState: 120,
  getPastState: 83,
  getTakenBack: 83,
  exportMenuSheet: 80,
  getDocument: 74,
  undoRevision: 36,
  changeDocument: 35,
  scheduleChange: 35,
  changeScheduled: 35,
  applyScheduled: 35,
  saveBranding: 35,
  restoreBranding: 35,
  exportCustomers: 11,
  judgeDrawing: 8,
  draftDocument: 8,
} as const satisfies Partial<Readonly<Record<EndpointName, number>>>

/** Costs of partial reads, the only ones of the console. */
export const PART_OF_WORK: Partial<Readonly<Record<EndpointName, number>>> = { getDocument: 20 }
