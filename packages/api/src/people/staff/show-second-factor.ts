import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { completeSignIn } from './complete-sign-in.ts'

const plain = (code: string): string => code.replaceAll(/\s/g, '')

/**
 * Completes a sign-in with a code. Tries are counted by the first half's cookie: five, and ten in
 * a row for an account.
 */
export const showSecondFactor: Handler<'showSecondFactor'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('second-factor-address', call.ip))) return no('too-many-requests')
  const { headers } = call
  const shown = await api.staffAuth.showSecondFactor({ code: plain(body.code), kind: body.kind, headers })
  if (shown.is !== 'in') {
    api.tellSecurity('second-factor-refused')
    return no(shown.is === 'ended' ? 'sign-in-ended' : 'wrong-code')
  }
  const entered = await completeSignIn(api, shown, call)
  return yes(entered.session, entered.headers)
}
