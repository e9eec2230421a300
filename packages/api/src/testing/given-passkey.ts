import { nextTestId } from './test-ports.ts'
import type { TestApi } from './start-test-api.ts'

/** Gives somebody a passkey that no session showed. */
export async function givenPasskey({ ports: { database } }: TestApi, staffUserId: string): Promise<void> {
  const id = nextTestId()
  const credential = { credential_id: `credencial-${id}`, public_key: 'clave', counter: 0 }
  await database
    .insertInto('staff_passkeys')
    .values({
      ...credential,
      id,
      staff_user_id: staffUserId,
      name: 'Mi llave',
      device_type: 'singleDevice',
      backed_up: false,
      created_at: new Date(0),
    } as never)
    .execute()
}

/** Says of every open session that it was begun with a passkey. */
export const passkeyShown = async ({ ports: { database } }: TestApi): Promise<void> =>
  void (await database.updateTable('staff_sessions').set({ by_passkey: true }).execute())
