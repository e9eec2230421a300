import { staffPasswords } from '@mostrador/api/people/staff/staff-passwords'
import { newId } from '@mostrador/database/new-id'
import type { Database } from '@mostrador/database/rows'
import { DEMO_GUIDE, loadDemo } from '@mostrador/demo/load-demo'
import { serverNamesOf } from '@mostrador/domain/company/server-names'
import type { FileStore } from '@mostrador/files/file-store'
import type { Kysely } from 'kysely'

type World = { readonly db: Kysely<Database>; readonly files: FileStore; readonly now: () => Date }

const hasDemo = async (db: Kysely<Database>): Promise<boolean> => {
  const alias = DEMO_GUIDE.aliases[0]
  return (
    (await db.selectFrom('aliases').select('alias').where('alias', '=', alias).executeTakeFirst()) !==
    undefined
  )
}

/**
 * Loads the demo into a database without companies; returns whether the demo is there. Of two
 * processes that start at once, the second meets the aliases of the first, writes nothing, and
 * finds the demo.
 */
export async function ensureDemo({ db, files, now }: World): Promise<boolean> {
  const world = { db, files, passwords: staffPasswords, newId, now: now(), serverNames: serverNamesOf([]) }
  try {
    await loadDemo(world)
  } catch (error) {
    if (!(await hasDemo(db))) throw error
  }
  return hasDemo(db)
}

/** Writes the demo's addresses, accounts and outbox as a text for the terminal. */
export function demoAddresses(
  url: string,
  { consoleUrl = url, hasOutbox }: { readonly consoleUrl?: string | undefined; readonly hasOutbox: boolean },
): string {
  const lines = [
    '',
    '  Mostrador',
    '',
    ...DEMO_GUIDE.aliases.map((alias) => `  ${url}/menu/${alias}`),
    '',
    `  ${consoleUrl}/console`,
    ...DEMO_GUIDE.staff.map(({ email, password }) => `    ${email} · ${password}`),
    '',
    ...DEMO_GUIDE.riders.flatMap(({ alias, securityCode }) => [
      `  ${url}/logistics/${alias}/rider/phoneIntake`,
      `    ${securityCode}`,
    ]),
    ...(hasOutbox ? ['', `  ${url}/dev/outbox`] : []),
    '',
  ]
  return `${lines.join('\n')}\n`
}
