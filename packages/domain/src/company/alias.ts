import { ORDER_MODE_SLUGS } from '../order-mode/find-modes.ts'

/** Words with a meaning in a path at an alias's place. Source: decisions.md, Wire conventions. */
const RESERVED_ALIASES: readonly string[] = [
  'account',
  'api',
  'assets',
  'branchcontacts',
  'branches',
  'branchordermodes',
  'checkout',
  'companies',
  'console',
  'customer',
  'empezar',
  'encuesta',
  'favicon',
  'file',
  'files',
  'guia',
  'healthz',
  'invitation',
  'log',
  'logistics',
  'manifest',
  'menu',
  'metrics',
  'order',
  'preview',
  'readyz',
  'session',
  'shipments',
  'static',
  'tracking',
  ...ORDER_MODE_SLUGS,
]

/**
 * Segments that follow an alias in the storefront, where neither a category nor a mode may bear
 * their name.
 */
export const RESERVED_SEGMENTS: readonly string[] = [
  'preview',
  'checkout',
  'order',
  'soporte',
  ...ORDER_MODE_SLUGS,
]

const ALIAS_PROBLEM_CODES = ['alias-invalid', 'alias-reserved'] as const

export type AliasProblemCode = (typeof ALIAS_PROBLEM_CODES)[number]

const isReserved = (alias: string): boolean => RESERVED_ALIASES.includes(alias)

/**
 * Returns the problem of an alias; undefined for a lower-case slug of 2 to 60 characters that is
 * no reserved word.
 */
export function aliasProblem(alias: string): AliasProblemCode | undefined {
  if (alias.length < 2 || alias.length > 60 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(alias)) return 'alias-invalid'
  return isReserved(alias) ? 'alias-reserved' : undefined
}
