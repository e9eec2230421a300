import { warningAt } from '@mostrador/domain/payment/payment-account'
import type { AccountAuthorisation } from '@mostrador/payments/account-authorisation'
import type { JobHandler, JobPorts } from '../../ground/job/job.ts'
import { openAccount } from '../payment/account-seal.ts'
import { leaveNews } from './account-news.ts'
import {
  changeSeen,
  connectedAccount,
  dueAccounts,
  lookNext,
  type ConnectedAccount,
} from './account-store.ts'
import { loseAccount } from './lose-account.ts'
import { renewAccount } from './renew-account.ts'

/** Pause between looks for due accounts; doubted ones do not wait for it. */
const REST_MS = 10 * 60_000
/** Accounts in one go: a provider may be slow, and a claim ends. */
const BATCH = 2
/** Pause before a doubted account is asked about again. */
const DOUBT_MS = 5 * 60_000
/** Pause while another process renews the account. */
const RENEWING_MS = 3 * 60_000
/** Pause between looks at an account whose provider cannot be asked. */
const DAY_MS = 24 * 3_600_000

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

/** Due account, and its provider's authorisation. */
type Due = {
  readonly account: ConnectedAccount
  /** Undefined without the application, or with another secret: then only its end is looked for. */
  readonly asked: (AccountAuthorisation & { readonly accessToken: string }) | undefined
}

/** Returns the instant of an account's next look. */
function nextLook({ account, asked }: Due, now: Date): Date {
  const { ends, renewAt, renewalLostAt, renewingSince, warnedAt, doubtedAt } = account
  const renews = renewingSince ? after(renewingSince, RENEWING_MS) : renewAt
  const times = [
    ends,
    ...(warnedAt === null ? [warningAt(account)] : []),
    ...(asked ? [] : [after(now, DAY_MS)]),
    ...(asked && renewalLostAt === null ? [renews] : []),
    ...(asked && doubtedAt !== null ? [after(now, DOUBT_MS)] : []),
  ]
  return new Date(Math.min(...times.map((time) => time.getTime())))
}

/** Asks whether a doubted account still opens. */
async function askWhetherOpen(ports: JobPorts, { account, asked }: Due): Promise<void> {
  if (!asked || account.doubtedAt === null) return
  const owner = await asked.ownerOf(asked.accessToken)
  if (owner.ok) await changeSeen(ports.database, account, { doubted_at: null })
  else if (owner.failure === 'void') await loseAccount(ports, account, 'REVOKED')
}

async function renewInTime(ports: JobPorts, { account, asked }: Due): Promise<void> {
  if (asked && account.renewalLostAt === null && ports.now() >= account.renewAt)
    await renewAccount(ports, account, asked)
}

/** Tells the owners once that an account ends soon and was not renewed. */
async function warnInTime({ database, now, newId }: JobPorts, { account }: Due): Promise<void> {
  if (account.warnedAt !== null || now() < warningAt(account)) return
  await database.transaction().execute(async (transaction) => {
    if (!(await changeSeen(transaction, account, { warned_at: now() }))) return
    await leaveNews(transaction, { now, newId }, { ...account, what: 'ENDING' })
  })
}

async function endInTime(ports: JobPorts, { account }: Due): Promise<void> {
  if (ports.now() >= account.ends) await loseAccount(ports, account, 'EXPIRED')
}

/** Schedules the next look; a new doubt makes it now. */
async function lookLater({ database, now }: JobPorts, due: Due): Promise<void> {
  await lookNext(database, due.account, nextLook(due, now()))
}

const STEPS = [endInTime, askWhetherOpen, renewInTime, warnInTime, lookLater]

/**
 * Looks after connected accounts: renews them in time, warns owners, and removes ended or revoked
 * ones.
 */
export const lookAfterAccounts: JobHandler = async (ports) => {
  const due = await dueAccounts(ports.database, { now: ports.now(), most: BATCH })
  for (const one of due)
    for (const step of STEPS) {
      const account = await connectedAccount(ports.database, one)
      if (!account) break
      const authorisation = ports.payments.authorisations?.get(account.providerName)
      const { accessToken } = openAccount(account.sealed, account, ports.cookieSecret) ?? {}
      const asked = authorisation && accessToken ? { ...authorisation, accessToken } : undefined
      await step(ports, { account, asked })
    }
  return { kind: 'again', at: after(ports.now(), due.length === BATCH ? 0 : REST_MS) }
}
