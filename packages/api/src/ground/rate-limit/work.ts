import type { EndpointName } from '@mostrador/contract/endpoints'

/**
 * Costs of the most expensive calls, in milliseconds of processor, by `bench/call-costs.ts` on the
 * demo (docs/limits.md says which are estimates). Others cost nothing. Calls on the way of an order
 * are not here, so that a busy shop is never stopped.
 */
export const WORK = {
  addBrand: 540,
  startDownload: 400,
  importMovements: 250,
  readSheet: 220,
  readBankSheet: 220,
  saveBranding: 220,
  restoreBranding: 220,
  addContact: 210,
  scheduleChange: 180,
  uploadPicture: 160,
  uploadReportPhoto: 160,
  listRevisions: 150,
  changeScheduled: 120,
  getPastState: 110,
  getTakenBack: 83,
  getDocument: 74,
  restoreState: 60,
  exportMenuSheet: 55,
  publishContact: 50,
  undoRevision: 36,
  changeDocument: 35,
  applyScheduled: 30,
  listHolidays: 14,
  listApiKeys: 12,
  exportCustomers: 10,
  judgeDrawing: 10,
  draftDocument: 9,
  getBranding: 9,
} as const satisfies Partial<Readonly<Record<EndpointName, number>>>

/** Bytes of a body that cost nothing beside their call: an everyday change has fewer. */
export const SMALL_BODY_BYTES = 16 * 1024

/**
 * Milliseconds of each further 100 KB of a body. Every call that takes larger bodies than others is
 * here; how they were measured is in docs/limits.md.
 */
export const WORK_OF_100_KB = {
  changeDocument: 25,
  draftDocument: 25,
  scheduleChange: 25,
  changeScheduled: 25,
  getTakenBack: 25,
  importMovements: 30,
  readSheet: 5,
  readBankSheet: 5,
} as const satisfies Partial<Readonly<Record<keyof typeof WORK, number>>>

/** Milliseconds of each step of a change whose body is no small one: each is written. */
export const WORK_OF_A_STEP = 0.5

/** Lesser cost of a call, and the query parameters by which it is one: given, or left out. */
type PartOfWork = { readonly cost: number; readonly given?: readonly string[]; readonly without?: string }

/** Costs of lesser reads: a part of the document, as in the console; a history without words. */
export const PART_OF_WORK: Partial<Readonly<Record<EndpointName, PartOfWork>>> = {
  getDocument: { cost: 20, given: ['place', 'fields'] },
  listRevisions: { cost: 0, without: 'text' },
}

/** Things of a call that cost nothing beside it. */
export const FEW_THINGS = 100

/**
 * Milliseconds of each further thing that a call with a small body writes or reads: a step that is
 * made, tried, taken back, foreseen, told or read, a new movement.
 */
export const WORK_OF_A_THING = {
  undoRevision: 0.5,
  restoreState: 0.5,
  applyScheduled: 0.5,
  scheduleChange: 0.5,
  changeScheduled: 0.5,
  draftDocument: 0.5,
  listScheduled: 0.03,
  getScheduled: 0.03,
  cancelScheduled: 0.03,
  importMovements: 1.5,
  listRevisions: 0.02,
  getPastState: 0.02,
  getTakenBack: 0.02,
} as const satisfies Partial<Readonly<Record<EndpointName, number>>>

/** Steps of the history that are read as dearly as one is made. */
export const READ_AS_A_STEP = 25

/** The most steps of the history that are read at once: what is counted suffices for them. */
export const MOST_READ_STEPS = 300_000

/** Steps that wait and are read, to be foreseen, as dearly as one is made. */
export const FORESEEN_AS_A_STEP = 16

/**
 * Steps as which a whole change counts beside its own, where it is made on trial before another: as
 * dear as a `changeDocument`, however few steps it has.
 */
export const STEPS_OF_A_CHANGE = 70

/** Most that further things of a call cost: a half of a person's share, so that it suffices. */
export const MOST_OF_THINGS = 6000

/** Returns the cost of reading so many steps that wait before the moment of a draft. */
export const lookAheadWork = (steps: number): number =>
  Math.ceil((Math.max(0, steps - FEW_THINGS) * WORK_OF_A_STEP) / FORESEEN_AS_A_STEP)

/**
 * Returns the cost of a draft of so many steps that is first looked at: a change that is tried, and
 * a catalogue.
 */
export const previewWork = (steps: number): number =>
  50 + Math.min(MOST_OF_THINGS, Math.ceil(Math.max(0, steps - FEW_THINGS) * WORK_OF_A_STEP))
