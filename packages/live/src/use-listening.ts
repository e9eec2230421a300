import { useEffect, useState } from 'react'
import { listen, type Listening, type LiveState } from './listen.ts'

/**
 * Keeps a channel open while a page wants it; `undefined` for none. Returns its state. The
 * argument must be stable between renders (`useCallback`): another one is another channel.
 */
export function useListening<Told>(listening: Omit<Listening<Told>, 'onState'> | undefined): LiveState {
  const [state, setState] = useState<LiveState>('connecting')
  const { settings, channel, event, authorize, onChange, changeEveryMs, bindAfterMs, onFailure } =
    listening ?? {}
  useEffect(() => {
    if (!settings || !channel || !event || !onChange) return undefined
    const leave = listen({
      settings,
      channel,
      event,
      authorize,
      onChange,
      changeEveryMs,
      bindAfterMs,
      onFailure,
      onState: setState,
    })
    return () => {
      leave()
      setState('connecting')
    }
  }, [settings, channel, event, authorize, onChange, changeEveryMs, bindAfterMs, onFailure])
  return state
}
