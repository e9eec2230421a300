import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import { demoAddresses } from './demo.ts'
import { firstStepText } from './first-step.ts'
import { firstFoundingLink } from './operator/founding-link.ts'

/**
 * Writes the text of a start for the terminal: the demo's addresses, the first step on an empty
 * server, or nothing. Of several processes the one with the jobs tells it.
 */
export async function startText({
  config,
  url,
  hasDemo,
  isEmpty,
  hasOutbox,
  founding,
}: {
  readonly config: Pick<Config, 'hasJobs' | 'consoleUrl'>
  readonly url: string
  readonly hasDemo: boolean
  readonly isEmpty: boolean
  readonly hasOutbox: boolean
  readonly founding: { readonly db: Kysely<Database>; readonly now: Date; readonly consoleOrigin: string }
}): Promise<string> {
  const { hasJobs, consoleUrl } = config
  if (!hasJobs) return ''
  if (hasDemo) return demoAddresses(url, { consoleUrl, hasOutbox })
  return isEmpty ? firstStepText(await firstFoundingLink(founding)) : ''
}
