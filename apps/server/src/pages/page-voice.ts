import { VOICES, type Voice } from '@mostrador/domain/branding/voice'
import { z } from 'zod'

/** The alias in the address of a page, as a document's or as that of its data. */
const ALIAS = /^\/(?:menu|encuesta|logistics\/tracking\/order|logistics)\/([^/]+?)(?:\.data)?(?:\/|$)/

const voice = z.enum(VOICES)

/** Part of an alias lookup that holds the voice: a branch contact speaks as its brand does. */
const lookupSchema = z.object({
  info: z.union([z.object({ branch: z.object({ voice }) }), z.object({ voice })]),
})

/** How an alias speaks, from the answer of its lookup. */
async function voiceIn(answer: Response): Promise<Voice> {
  const { data } = lookupSchema.safeParse(await answer.json().catch(() => undefined))
  if (!data) return 'TU'
  return 'branch' in data.info ? data.info.branch.voice : data.info.voice
}

/**
 * How a page speaks: as the alias in its address does, or as the `home` of a tenant's own host; in
 * tú where it belongs to nobody, and where nobody can say. Source: docs/decisions/045.
 */
export async function pageVoice(
  { url }: Pick<Request, 'url'>,
  home: string | undefined,
  fetch: (url: string) => Promise<Response>,
): Promise<Voice> {
  const alias = ALIAS.exec(new URL(url).pathname)?.[1] ?? home
  return alias === undefined ? 'TU' : voiceIn(await fetch(`/api/diner/${alias}`))
}
