/** What the engine's thread is told when it starts. */
export interface EngineThreadData {
  readonly directory: string
}

/** What the thread is asked to do, one task at a time. */
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
  /** Why upkeep failed. */
  readonly problem?: string
}

/** What the thread says: it is ready, it did a task, or it is about to end for a reason. */
export type EngineReport =
  | { readonly kind: 'ready' }
  | TaskDone
  | { readonly kind: 'failed'; readonly reason: string }
