/** Begin of a process: the flags of Node, and its environment. */
export type Beginning = {
  readonly flags: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * Flags of a process with the embedded engine. V8's optimiser takes 600 MB for one function of
 * PGlite's WebAssembly, soon after the start; its baseline compiler takes 16 % more of a processor
 * for an order, once warm. Young objects of one small shop fit into 4 MB.
 */
const EMBEDDED = ['--liftoff-only', '--max-semi-space-size=4']

/**
 * Settings of glibc's malloc. Each thread of its own keeps what its arena had once, which came to
 * 386 MB in all; and its thresholds grow with what is freed, so that it gives less back.
 */
const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

/**
 * Returns how the server has to begin to be small: with which flags beside its own, in which
 * environment. An operator's own settings of malloc stay. Undefined when it began so.
 * Source: docs/decisions/184-the-server-begins-small.md.
 */
export function smallBeginning({ flags, env }: Beginning): Beginning | undefined {
  const isEmbedded = !/^postgres(?:ql)?:/.test(env.DATABASE_URL ?? '')
  const missing = (isEmbedded ? EMBEDDED : []).filter((flag) => !flags.includes(flag))
  const malloc = Object.entries(MALLOC).filter(([name]) => !env[name])
  if (missing.length === 0 && malloc.length === 0) return undefined
  return { flags: [...flags, ...missing], env: { ...env, ...Object.fromEntries(malloc) } }
}
