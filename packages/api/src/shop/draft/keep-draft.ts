import { secretToken } from '../../ground/http/secret-token.ts'
import type { Ports } from '../../ground/ports.ts'
import { addDraft, changeDraft, type Draft } from './draft-store.ts'

/**
 * Keeps a draft, and returns its preview's token: the former one while it opens the same person's
 * draft, else a new one. Source: docs/decisions/022.
 */
export async function keepDraft(
  { database, randomBytes, now }: Pick<Ports, 'database' | 'randomBytes' | 'now'>,
  wanted: Omit<Draft, 'token' | 'now'>,
  known: string | undefined,
): Promise<string> {
  const draft = { ...wanted, now: now() }
  if (known !== undefined && (await changeDraft(database, { ...draft, token: known }))) return known
  const token = secretToken(randomBytes)
  await addDraft(database, { ...draft, token })
  return token
}
