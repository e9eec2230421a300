import { AsyncLocalStorage } from 'node:async_hooks'
import {
  Kysely,
  type ConnectionBuilder,
  type KyselyConfig,
  type Transaction,
  type TransactionBuilder,
} from 'kysely'

/**
 * A query inside a transaction went to the outer handle. Always a bug: the message says how to
 * mend it.
 */
class OuterHandleInTransaction extends Error {
  override readonly name = 'OuterHandleInTransaction'

  constructor() {
    super(
      "Inside a transaction, use the transaction's own handle (the parameter of its callback), not the outer one. " +
        'The outer handle would wait for a connection that the transaction holds: for ever on the embedded ' +
        'database, and under load on a server. Work that is not part of the transaction belongs after it.',
    )
  }
}

/**
 * Knows whether the code that runs now was called from inside a transaction, across every `await`.
 * One for each database, so that a transaction on one may ask another.
 */
export class TransactionScope {
  readonly #storage = new AsyncLocalStorage<{ isOpen: boolean }>()

  /**
   * Throws `OuterHandleInTransaction` inside a transaction; a query that a transaction left
   * running may go on after it.
   */
  refuseInside(): void {
    if (this.#storage.getStore()?.isOpen) throw new OuterHandleInTransaction()
  }

  async run<Result>(body: () => Promise<Result>): Promise<Result> {
    const state = { isOpen: true }
    try {
      return await this.#storage.run(state, body)
    } finally {
      state.isOpen = false
    }
  }
}

/** Kysely whose transactions and reserved connections are scopes: see `TransactionScope`. */
export class ScopedKysely<Schema> extends Kysely<Schema> {
  readonly #scope: TransactionScope
  /** Whether there is only one connection, for which all callers wait while one holds it. */
  readonly hasOneConnection: boolean

  constructor(
    config: KyselyConfig,
    { scope, hasOneConnection }: { readonly scope: TransactionScope; readonly hasOneConnection: boolean },
  ) {
    super(config)
    this.#scope = scope
    this.hasOneConnection = hasOneConnection
  }

  override transaction(): TransactionBuilder<Schema> {
    return this.#scopeTransaction(super.transaction())
  }

  override connection(): ConnectionBuilder<Schema> {
    const builder = super.connection()
    const execute = builder.execute.bind(builder)
    type Execute = typeof builder.execute
    const scoped: Execute = (body, options) => execute((db) => this.#scope.run(() => body(db)), options)
    return Object.assign(builder, { execute: scoped })
  }

  #scopeTransaction(builder: TransactionBuilder<Schema>): TransactionBuilder<Schema> {
    const plain = {
      execute: builder.execute.bind(builder),
      setAccessMode: builder.setAccessMode.bind(builder),
      setIsolationLevel: builder.setIsolationLevel.bind(builder),
    }
    const scoped: Pick<TransactionBuilder<Schema>, keyof typeof plain> = {
      execute: (body) => plain.execute((tx: Transaction<Schema>) => this.#scope.run(() => body(tx))),
      setAccessMode: (mode) => this.#scopeTransaction(plain.setAccessMode(mode)),
      setIsolationLevel: (level) => this.#scopeTransaction(plain.setIsolationLevel(level)),
    }
    return Object.assign(builder, scoped)
  }
}
