import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * Begins a session of somebody whom a shared device made sure of. It is called by this process
 * alone, has no address, and the session lasts a day at most: a tablet on a counter is nobody's.
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
