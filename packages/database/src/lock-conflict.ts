/**
 * SQLSTATE of a deadlock and of a serialization failure: the database gave up one of two
 * statements.
 */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40P01', '40001'])

/**
 * Whether the database gave up a statement in favour of another one, so that none of it was
 * written.
 */
export const isLockConflict = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && CONFLICTS.has(error.code)

/**
 * Runs a statement, and once more when the database gave it up; a second conflict is thrown, as is
 * all else.
 */
export async function againOnConflict<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run()
  } catch (error) {
    if (!isLockConflict(error)) throw error
    return run()
  }
}
