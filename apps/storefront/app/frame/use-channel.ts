import type { LiveEvent } from '@mostrador/domain/realtime/channel-names'
import type { Listening, LiveState } from '@mostrador/live/listen'
import { useListening } from '@mostrador/live/use-listening'
import { browserApi } from '../api.ts'
import { reportQuietly } from './quiet.ts'

/** Settings of this server's channels. A failed connection is logged. Source: 001 §8. */
const here = {
  settings: async () => {
    const told = await browserApi.client.getRealtime()
    return told.ok ? told.data : undefined
  },
  onFailure: (error: unknown) => reportQuietly(browserApi.client, 'realtime', { payload: String(error) }),
}

/** Channel that a page listens to; none while `channel` is undefined. */
export type HeardChannel<Told> = Pick<Listening<Told>, 'onChange' | 'authorize' | 'bindAfterMs'> & {
  readonly channel: string | undefined
  readonly event: LiveEvent
}

/** Keeps a channel open while the page wants it; returns whether changes arrive by themselves. */
export const useChannel = <Told>({ channel, ...heard }: HeardChannel<Told>): LiveState =>
  useListening(channel === undefined ? undefined : { ...here, ...heard, channel })
