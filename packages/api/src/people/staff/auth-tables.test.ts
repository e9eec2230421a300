import { expect, test } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'
import { createStaffAuth } from './staff-auth.ts'

// The API of the other tests trusts the tables: a server asks once, they would ask each time.
test('the database has every column that better-auth writes, as a server asks when it starts', async () => {
  const { given, ports } = await startTestApi()
  const { database, publicUrl, now } = ports
  const { email, password } = await given.staff({ contacts: [await given.branchContact()] })

  const auth = createStaffAuth({ database, publicUrl, now, secret: 'a secret of sixteen characters or more' })

  expect(await auth.signIn({ email, password, headers: new Headers() })).toMatchObject({ is: 'in' })
})
