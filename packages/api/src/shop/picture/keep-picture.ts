import type { PutResult } from '@mostrador/files/file-store'
import { noWith } from '../../ground/http/handler.ts'
import type { PictureStore } from '../../ground/ports.ts'
import type { Turns } from '../../ground/rate-limit/company-turns.ts'

/** Refusal where too many of a company wait; each takes three seconds at most. */
export const laterPicture = noWith('file-turn-later', [['retry-after', '3']])

/** Keeps a picture sent to a company, in its turn; 'file-turn-later' where too many wait. */
export async function keepPicture(
  { pictures }: Turns,
  {
    companyId,
    bytes,
    store,
  }: {
    readonly companyId: string
    readonly bytes: () => Promise<Uint8Array>
    readonly store: Pick<PictureStore, 'put'>
  },
): Promise<PutResult | 'file-turn-later'> {
  const turn = await pictures.take(companyId, async () => store.put(await bytes()))
  return turn ? turn.done : 'file-turn-later'
}
