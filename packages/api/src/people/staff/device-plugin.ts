import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * Begins a session of a person verified by a shared device. Called by this process alone, without
 * an address; the session lasts a day at most, since a tablet stands on a counter.
 */
export const devicePlugin = {
  id: 'shared-device',
  endpoints: {
    beginAtDevice: createAuthEndpoint(
      '/shared-device/begin',
      {
        method: 'POST',
        body: z.object({ personId: z.string() }),
        metadata: { SERVER_ONLY: true },
      },
      async (call) => {
        const { internalAdapter } = call.context
        const user = await internalAdapter.findUserById(call.body.personId)
        if (!user) throw new APIError('UNAUTHORIZED', { message: 'Nobody has this id' })
        const session = await internalAdapter.createSession(user.id, true)
        await setSessionCookie(call, { session, user }, true)
        return call.json({ session, user })
      },
    ),
  },
} satisfies BetterAuthPlugin
