import { BEAT_MS } from '@mostrador/domain/listening/hearing'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useWorkplaceAlarm } from '../workplace/use-alarm.ts'
import { useWorkplaceBoard } from '../workplace/use-board.ts'
import { useMay } from '../workplace/use-may.ts'

const DEVICE = 'mostrador.console.device'

/** Makes a unique name of 32 characters. */
const newName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Name of this window, kept over a reload; each window has its own. */
function deviceName(): string {
  try {
    const known = sessionStorage.getItem(DEVICE) ?? newName()
    sessionStorage.setItem(DEVICE, known)
    return known
  } catch {
    return newName()
  }
}

const inSight = (): boolean => document.visibilityState === 'visible'

function onSight(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * Reports to the server every 30 s, and on each change, whether this console hears new orders; on
 * closing, by a call that outlives the page. Returns whether nobody hears the branch contact
 * although orders may come.
 */
export function useBeat(): boolean {
  const api = useApi()
  const { contact } = useWorkplace()
  const { sound } = useWorkplaceAlarm()
  const live = useWorkplaceBoard().live === 'live'
  const visible = useSyncExternalStore(onSight, inSight, () => true)
  const maySee = useMay('orders.see')
  const [device] = useState(deviceName)
  const sounds = sound.state === 'on'
  const { data, refetch } = useQuery({
    // A change of the key reports at once; the previous answer holds until the new one.
    queryKey: ['listening', contact.id, { live, sounds, visible }],
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: () =>
      answerOf(api.reportListening({ params: { id: contact.id }, body: { device, live, sounds, visible } })),
    enabled: maySee,
    refetchInterval: BEAT_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
    retry: false,
  })

  useEffect(() => {
    if (!maySee) return
    const body = { device, live: false, sounds: false, visible: false, leaving: true }
    const leave = (): void =>
      void api.reportListening({ params: { id: contact.id }, body }, { keepalive: true })
    const comeBack = (event: PageTransitionEvent): void => void (event.persisted && refetch())
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      // Leaves the old branch contact when another one is opened.
      leave()
    }
  }, [api, contact.id, device, maySee, refetch])

  return data?.unheard === true && !sounds
}
