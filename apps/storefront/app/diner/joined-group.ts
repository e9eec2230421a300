import { fromJson, storedValues } from '@mostrador/live/stored-value'
import { useStoredValue } from '@mostrador/live/use-stored-value'
import { GROUP_PREFIX } from './group-prefix.ts'
import { namesKept } from './names-kept.ts'

/**
 * Group that this browser joined at a branch contact: its key, the diner's name, and, once its
 * host ordered, the names that the lines are for.
 */
export type JoinedGroup = {
  readonly key: string
  readonly name: string
  readonly names?: readonly string[] | undefined
  /** Name of the branch contact, for pages of another one. */
  readonly shop?: string | undefined
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads the stored group; undefined for none and for a malformed one. */
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

/** Reads the group of this browser at a branch contact, outside of a component. */
export const readJoinedGroup = (alias: string): JoinedGroup | undefined => groupOf(alias).latest()

/** Returns the group of this browser at a branch contact; undefined on the server, and for none. */
export const useJoinedGroup = (alias: string): JoinedGroup | undefined => useStoredValue(groupOf(alias))

/** Stores the group of this browser. */
export const joinGroup = (alias: string, group: JoinedGroup): void => groupOf(alias).write(group)

/** Deletes the stored group. */
export const forgetGroup = (alias: string): void => groupOf(alias).write(undefined)

/** Finds a group of this browser at another branch contact that is not ordered yet. */
export function findGroupElsewhere(alias: string): { alias: string; joined: JoinedGroup } | undefined {
  for (const other of namesKept(GROUP_PREFIX)) {
    const joined = groupOf(other).read()
    if (other !== alias && joined && !joined.names) return { alias: other, joined }
  }
  return undefined
}

/** Deletes the groups of every branch contact: a diner who signs out leaves nothing behind. */
export function forgetGroups(): void {
  for (const alias of namesKept(GROUP_PREFIX)) forgetGroup(alias)
}
