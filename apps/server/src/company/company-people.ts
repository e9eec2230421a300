import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import type { ArchivedCompany } from '../backup/archive.ts'

/** People of an imported company, by e-mail: accounts added, and existing ones that joined. */
export type PeopleBrought = { readonly added: readonly string[]; readonly joined: readonly string[] }

type Ids = { readonly ids: ReadonlyMap<string, string> }

/**
 * Adds the people of an imported company, as accounts without a password. A person with an account
 * of the same e-mail joins only by the operator's word, since the two accounts were made on two
 * installs; without it all of them are returned, and nothing is written. For a caller's
 * transaction. Two statements.
 */
export async function bringPeople(
  tx: Kysely<Database>,
  wanted: { readonly company: ArchivedCompany; readonly now: Date; readonly mayJoin: boolean },
): Promise<(PeopleBrought & Ids) | { readonly refusal: string }> {
  const { people } = wanted.company
  if (people.length === 0) return { added: [], joined: [], ids: new Map() }
  const here = await tx
    .selectFrom('staff_users')
    .select(['id', 'email'])
    .where((eb) =>
      eb.or([
        eb(
          'email',
          'in',
          people.map(({ email }) => email),
        ),
        eb(
          'id',
          'in',
          people.map(({ id }) => id),
        ),
      ]),
    )
    .forUpdate()
    .execute()
  const idOf = new Map(here.map(({ id, email }) => [email, id]))
  const joined = people.filter(({ email }) => idOf.has(email))
  const added = people.filter(({ email }) => !idOf.has(email))
  const clash = added.find(({ id }) => here.some((one) => one.id === id))
  if (clash) return { refusal: `${clash.email} has the id of another person here.` }
  if (joined.length > 0 && !wanted.mayJoin) return { refusal: askToJoin(joined.map(({ email }) => email)) }
  if (added.length > 0)
    await tx
      .insertInto('staff_users')
      .values(added.map((one) => ({ ...one, created_at: wanted.now, updated_at: wanted.now })))
      .execute()
  return {
    added: added.map(({ email }) => email),
    joined: joined.map(({ email }) => email),
    ids: new Map(people.map(({ id, email }) => [id, idOf.get(email) ?? id])),
  }
}

const askToJoin = (emails: readonly string[]): string =>
  `Somebody works here already by ${emails.join(', ')}. If they are the same people, say --join: ` +
  'they go on with the accounts of here, and may do in the company what they did.'
