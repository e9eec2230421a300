import { ORDER_MODE_SLUGS } from '@mostrador/domain/order-mode/find-modes'
import { isWithoutBackButton } from '../frame/ambient.ts'

/**
 * How a browser installs a page: it offers it itself, an iPhone's own browser has it in its menu, a
 * social app's browser cannot; undefined where there is nothing to be done, or it is done.
 */
export type InstallWay = 'offer' | 'apple' | 'other-app'

const APPLE_PHONE = /\b(?:iPhone|iPad|iPod)\b/

/** The way to install in a browser. Source: 000 §2 Branch header, Install-app modal. */
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

/** Where a diner stands when it may be proposed. */
export type InstallMoment = {
  readonly pathname: string
  readonly search: string
  /**
   * Whether this browser ordered or signed in before: nobody installs a shop that he or she does
   * not know.
   */
  readonly isKnown: boolean
  readonly wasProposed: boolean
}

/** Whether a path is that of a menu: of a shop, or of one of its modes. */
function isMenu(pathname: string): boolean {
  const [, alias, mode] = /^\/menu\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? []
  return alias !== undefined && (mode === undefined || ORDER_MODE_SLUGS.includes(mode))
}

/**
 * Whether to propose it now: once, on a menu, to somebody who ordered here before, never in the
 * middle of an order. A follow-up link with `showPWA` wants it in any case. Source: 001 §2 Query
 * flags.
 */
export function isInstallMoment({ pathname, search, isKnown, wasProposed }: InstallMoment): boolean {
  const flag = new URLSearchParams(search).get('showPWA')
  if (/\/order\/[^/]+$/.test(pathname)) return flag !== null && flag !== 'false'
  return isMenu(pathname) && isKnown && !wasProposed
}
