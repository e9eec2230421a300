/** Backups kept of days, weeks and months that have one. */
const KEPT = { days: 7, weeks: 4, months: 12 } as const

const NAME = /^mostrador-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/

/** Names the backup of a moment; names sort as their times do. */
export const backupName = (at: Date): string =>
  `mostrador-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`

/** Returns the moment of a backup's name; undefined for any other file. */
function timeOf(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
}

function weekOf(at: Date): string {
  const sinceMonday = (at.getUTCDay() + 6) % 7
  return new Date(at.getTime() - sinceMonday * 24 * 60 * 60_000).toISOString().slice(0, 10)
}

/** Returns the newest backup of each of the last periods that have one. */
function newestOf(
  backups: readonly Dated[],
  most: number,
  stretchOf: (at: Date) => string,
): readonly Dated[] {
  const newest = new Map<string, Dated>()
  for (const backup of backups) {
    const stretch = stretchOf(backup.at)
    if (!newest.has(stretch) && newest.size < most) newest.set(stretch, backup)
  }
  return [...newest.values()]
}

type Dated = { readonly name: string; readonly at: Date }

/**
 * Returns the backups of a folder that are too old. Kept is the newest of each of the last seven
 * days, four weeks (from Monday) and twelve months that have a backup, by UTC; months without one
 * delete nothing. Files of another name are never returned.
 */
export function backupsToDelete(names: readonly string[]): readonly string[] {
  const backups = names
    .flatMap((name) => {
      const at = timeOf(name)
      return at ? [{ name, at }] : []
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime())
  const kept = new Set([
    ...newestOf(backups, KEPT.days, (at) => at.toISOString().slice(0, 10)),
    ...newestOf(backups, KEPT.weeks, weekOf),
    ...newestOf(backups, KEPT.months, (at) => at.toISOString().slice(0, 7)),
  ])
  return backups.filter((backup) => !kept.has(backup)).map(({ name }) => name)
}
