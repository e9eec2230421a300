import { backText } from '@mostrador/copy/back-at'
import { backMoment } from '@mostrador/domain/availability/back-moment'
import { useIsIdle } from '../frame/use-is-idle.ts'
import { useContact } from '../place/use-alias.ts'

/**
 * Returns a function that writes when a plate is back, "Vuelve mañana"; '' where unknown. Pages
 * are cached as long as their menu, so it is written in the browser.
 */
export function useBackText(): (backAt: string | undefined) => string {
  const isIdle = useIsIdle()
  const timeZone = useContact()?.timeZone
  return (backAt) => {
    const moment = isIdle && backAt && timeZone && backMoment(backAt, new Date(), timeZone)
    return moment ? backText(moment) : ''
  }
}
