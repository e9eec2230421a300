import { yes, type Handler } from '../../ground/http/handler.ts'

/** Ends the session in database and browser; the same answer without a session. */
export const signOut: Handler<'signOut'> = async ({ staffAuth }, { call }) =>
  yes(
    null,
    (await staffAuth.signOut(call.headers)).map((cookie) => ['set-cookie', cookie] as const),
  )
