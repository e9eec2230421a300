import { useSyncExternalStore } from 'react'

/** Browsers inside of social apps: they have no bar of their own to go back with. */
const SOCIAL_BROWSER = /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line|TikTok|musical_ly|Twitter|WhatsApp)\b/

/**
 * Whether a browser of this name, or a page that was installed, has no button of its own to go back
 * with.
 */
export const isWithoutBackButton = (userAgent: string, isStandalone: boolean): boolean =>
  isStandalone || SOCIAL_BROWSER.test(userAgent)

const lacksBackButton = (): boolean =>
  isWithoutBackButton(navigator.userAgent, matchMedia('(display-mode: standalone)').matches)

const never = () => () => undefined

/**
 * Whether the header must offer a way back: in a social app's browser, or installed. Source: 000 §2
 * Layout wrapper.
 */
export const useLacksBackButton = (): boolean => useSyncExternalStore(never, lacksBackButton, () => false)

/** False on the server and while the page comes alive, then true. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
