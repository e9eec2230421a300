import { yes, type Handler } from '../../ground/http/handler.ts'

/**
 * Ends the session, in the database and in the browser; a caller without a session gets the same
 * answer.
 */
export const signOut: Handler<'signOut'> = async ({ staffAuth }, { call }) =>
  yes(
    null,
    (await staffAuth.signOut(call.headers)).map((cookie) => ['set-cookie', cookie] as const),
  )
