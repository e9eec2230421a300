import { fromJson, storedValues } from '@mostrador/live/stored-value'
import { useStoredValue } from '@mostrador/live/use-stored-value'
import { GROUP_PREFIX } from './group-prefix.ts'
import { namesKept } from './names-kept.ts'

/**
 * The group that this browser is of at a local: by which key, under which name, and, once its host
 * ordered, for whom the lines are.
 */
export type JoinedGroup = {
  readonly key: string
  readonly name: string
  readonly names?: readonly string[] | undefined
  /** Name of the branch contact, for pages of another one. */
  readonly shop?: string | undefined
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * Reads what stands in the browser's storage; undefined for nothing and for what is no such thing.
 */
export function parseJoinedGroup(json: string | null): JoinedGroup | undefined {
  const value = fromJson(json)
  if (typeof value !== 'object' || value === null) return undefined
  const { key, name, names, shop } = value as Record<string, unknown>
  if (!isText(key) || !isText(name)) return undefined
  return {
    key,
    name,
    ...(Array.isArray(names) && { names: names.filter(isText) }),
    ...(isText(shop) && { shop }),
  }
}

const groupOf = storedValues(GROUP_PREFIX, parseJoinedGroup)

/** The group of this browser at a local, for code outside of a component. */
export const readJoinedGroup = (alias: string): JoinedGroup | undefined => groupOf(alias).latest()

/** The group of this browser at a local; undefined on the server, and for none. */
export const useJoinedGroup = (alias: string): JoinedGroup | undefined => useStoredValue(groupOf(alias))

/** Keeps the group that this browser is of. */
export const joinGroup = (alias: string, group: JoinedGroup): void => groupOf(alias).write(group)

/** Forgets it. */
export const forgetGroup = (alias: string): void => groupOf(alias).write(undefined)

/** A group of this browser that is still to be ordered, at another local. */
export function findGroupElsewhere(alias: string): { alias: string; joined: JoinedGroup } | undefined {
  for (const other of namesKept(GROUP_PREFIX)) {
    const joined = groupOf(other).read()
    if (other !== alias && joined && !joined.names) return { alias: other, joined }
  }
  return undefined
}

/** Forgets the groups of every local: a diner who signs out leaves nothing behind. */
export function forgetGroups(): void {
  for (const alias of namesKept(GROUP_PREFIX)) forgetGroup(alias)
}
