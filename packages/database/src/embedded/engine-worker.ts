import { inspect } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { openDurableEngine } from './durable-engine.ts'
import type { EngineReport, EngineTask, EngineThreadData, TaskDone } from './engine-messages.ts'
import { EngineSession } from './engine-session.ts'
import { Upkeep } from './upkeep.ts'

// The engine has a thread of its own: a long statement stops no other caller, and ending the thread
// ends the statement.

const { directory } = workerData as EngineThreadData
const report = (message: EngineReport, transfer: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, transfer)

/**
 * Ends the thread at once. Nothing after it runs, not even a `catch`: no commit is acknowledged
 * after a failure.
 */
function fail(error: unknown): never {
  report({ kind: 'failed', reason: inspect(error) })
  process.exit(1)
}

/**
 * Status with which the engine leaves its loop to handle an error of SQL. Every other exception
 * that comes out of the loop is a defect of the engine; PGlite swallows those and goes on in an
 * undefined state.
 */
const statusOfSqlError = 100

function failOnDefects(db: PGlite): void {
  const engine = db.Module
  const runOnce = engine._PostgresMainLoopOnce
  engine._PostgresMainLoopOnce = () => {
    try {
      runOnce()
    } catch (error) {
      if ((error as { status?: number }).status !== statusOfSqlError) fail(error)
      throw error
    }
  }
}

const db = await openDurableEngine({ directory, fail })
failOnDefects(db)
const session = new EngineSession(db)
const upkeep = new Upkeep(db)

async function perform(task: EngineTask): Promise<void> {
  if (task.kind === 'close') {
    await db.close()
    process.exit(0)
  }
  if (task.kind === 'upkeep') return report({ kind: 'done', answer: new Uint8Array(), ...(await keepUp()) })
  const answer = await session.answer(task.batch)
  report({ kind: 'done', answer, inTransaction: session.inTransaction, more: false }, [answer.buffer])
}

async function keepUp(): Promise<Pick<TaskDone, 'inTransaction' | 'more' | 'problem'>> {
  if (session.inTransaction) return { inTransaction: true, more: true }
  try {
    return { inTransaction: false, more: await upkeep.step() }
  } catch (error) {
    return { inTransaction: false, more: false, problem: inspect(error) }
  }
}

parentPort?.on('message', (task: EngineTask) => void perform(task).catch(fail))
report({ kind: 'ready' })
