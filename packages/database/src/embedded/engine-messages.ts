export interface EngineThreadData {
  readonly directory: string
}

/** Task of the thread; it does one at a time. */
export type EngineTask =
  | { readonly kind: 'answer'; readonly batch: Uint8Array }
  | { readonly kind: 'upkeep' }
  | { readonly kind: 'close' }

/** The thread did a task. */
export interface TaskDone {
  readonly kind: 'done'
  /** The answer to a batch; empty for other tasks. */
  readonly answer: Uint8Array
  /** Whether the session is inside a transaction; upkeep does nothing then. */
  readonly inTransaction: boolean
  /** Whether upkeep has more steps in this round. */
  readonly more: boolean
  /** Error of the upkeep. */
  readonly problem?: string
}

/** Report of the thread: it is ready, it did a task, or it is about to end for a reason. */
export type EngineReport =
  | { readonly kind: 'ready' }
  | TaskDone
  | { readonly kind: 'failed'; readonly reason: string }
