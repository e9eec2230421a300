import { sql } from 'kysely'

/**
 * Columns that make a branch contact's catalogue a new version, for the `set` of an update of
 * `branch_contacts`. Of two changes at once the second may have been asked for first; the time of
 * the catalogue does not go back for it.
 */
export const nextCatalog = (now: Date) => ({
  catalog_version: sql<number>`catalog_version + 1`,
  catalog_changed_at: sql<Date>`greatest(catalog_changed_at, ${now}::timestamptz)`,
})
