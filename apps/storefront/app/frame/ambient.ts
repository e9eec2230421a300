import { useSyncExternalStore } from 'react'

/** User agents of browsers inside social apps, which have no Back button. */
const SOCIAL_BROWSER = /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line|TikTok|musical_ly|Twitter|WhatsApp)\b/

/** Whether a browser of this name, or an installed page, has no Back button. */
export const isWithoutBackButton = (userAgent: string, isStandalone: boolean): boolean =>
  isStandalone || SOCIAL_BROWSER.test(userAgent)

const lacksBackButton = (): boolean =>
  isWithoutBackButton(navigator.userAgent, matchMedia('(display-mode: standalone)').matches)

const never = () => () => undefined

/** Whether the header must offer a way back. Source: 000 §2 Layout wrapper. */
export const useLacksBackButton = (): boolean => useSyncExternalStore(never, lacksBackButton, () => false)

/** False on the server and during hydration, then true. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
