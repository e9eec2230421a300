import { ORDER_MODE_SLUGS } from '@mostrador/domain/order-mode/find-modes'
import { isWithoutBackButton } from '../frame/ambient.ts'

/**
 * Way to install a page: the browser's offer, the menu of an iPhone's browser, or none in a social
 * app's; undefined where it is not needed or not possible.
 */
export type InstallWay = 'offer' | 'apple' | 'other-app'

const APPLE_PHONE = /\b(?:iPhone|iPad|iPod)\b/

/** Returns the way to install in a browser. Source: 000 §2 Branch header, Install-app modal. */
export function installWay(browser: {
  readonly userAgent: string
  readonly isInstalled: boolean
  readonly hasOffer: boolean
}): InstallWay | undefined {
  if (browser.isInstalled) return undefined
  if (browser.hasOffer) return 'offer'
  if (isWithoutBackButton(browser.userAgent, false)) return 'other-app'
  return APPLE_PHONE.test(browser.userAgent) ? 'apple' : undefined
}

export type InstallMoment = {
  readonly pathname: string
  readonly search: string
  /** Whether this browser ordered or signed in before: diners do not install an unknown shop. */
  readonly isKnown: boolean
  readonly wasProposed: boolean
}

function isMenu(pathname: string): boolean {
  const [, alias, mode] = /^\/menu\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? []
  return alias !== undefined && (mode === undefined || ORDER_MODE_SLUGS.includes(mode))
}

/**
 * Whether to propose an install now: once, on a menu, to a diner who ordered here before, never in
 * the middle of an order. A follow-up link with `showPWA` proposes it in any case. Source: 001 §2
 * Query flags.
 */
export function isInstallMoment({ pathname, search, isKnown, wasProposed }: InstallMoment): boolean {
  const flag = new URLSearchParams(search).get('showPWA')
  if (/\/order\/[^/]+$/.test(pathname)) return flag !== null && flag !== 'false'
  return isMenu(pathname) && isKnown && !wasProposed
}
