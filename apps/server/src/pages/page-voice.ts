import { VOICES, type Voice } from '@mostrador/domain/branding/voice'
import { z } from 'zod'

/** Alias in the address of a page, of a document or its data. */
const ALIAS = /^\/(?:menu|encuesta|logistics\/tracking\/order|logistics)\/([^/]+?)(?:\.data)?(?:\/|$)/

const voice = z.enum(VOICES)

/** Part of an alias lookup that holds the voice: a branch contact speaks as its brand does. */
const lookupSchema = z.object({
  info: z.union([z.object({ branch: z.object({ voice }) }), z.object({ voice })]),
})

async function voiceIn(answer: Response): Promise<Voice> {
  const { data } = lookupSchema.safeParse(await answer.json().catch(() => undefined))
  if (!data) return 'TU'
  return 'branch' in data.info ? data.info.branch.voice : data.info.voice
}

/**
 * Returns the voice of a page: of the alias in its address, or of the `home` of a tenant's own
 * host; tú without either, and after a failure. Source: docs/decisions/045.
 */
export async function pageVoice(
  { url }: Pick<Request, 'url'>,
  home: string | undefined,
  fetch: (url: string) => Promise<Response>,
): Promise<Voice> {
  const alias = ALIAS.exec(new URL(url).pathname)?.[1] ?? home
  return alias === undefined ? 'TU' : voiceIn(await fetch(`/api/diner/${alias}`))
}
