/** Begin of a process: the flags of Node, and its environment. */
export type Beginning = {
  readonly flags: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * Flags of a process with the embedded engine. V8's optimiser takes 600 MB for one function of
 * PGlite's WebAssembly, soon after the start; its baseline compiler takes 16 % more of a processor
 * for an order, once warm. Young objects of one small shop fit into 8 MB.
 */
const EMBEDDED = ['--liftoff-only', '--max-semi-space-size=8']

/**
 * Returns how the server has to begin to be small: with which flags beside its own, in which
 * environment. An operator's own `MALLOC_ARENA_MAX` stays. Undefined when it began so.
 * Source: docs/decisions/184-the-server-begins-small.md.
 */
export function smallBeginning({ flags, env }: Beginning): Beginning | undefined {
  const isEmbedded = !/^postgres(?:ql)?:/.test(env.DATABASE_URL ?? '')
  const missing = (isEmbedded ? EMBEDDED : []).filter((flag) => !flags.includes(flag))
  if (missing.length === 0 && env.MALLOC_ARENA_MAX) return undefined
  // Each thread of glibc's malloc keeps what its arena had once, which came to 386 MB in all.
  return { flags: [...flags, ...missing], env: { ...env, MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX || '2' } }
}
