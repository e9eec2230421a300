import { backText } from '@mostrador/copy/back-at'
import { backMoment } from '@mostrador/domain/availability/back-moment'
import { useIsIdle } from '../frame/use-is-idle.ts'
import { useContact } from '../place/use-alias.ts'

/**
 * Says when something is to be had again, "Vuelve mañana"; nothing where nobody knows. Pages are
 * kept for as long as their menu stays: what depends on the hour is written in the browser.
 */
export function useBackText(): (backAt: string | undefined) => string {
  const isIdle = useIsIdle()
  const timeZone = useContact()?.timeZone
  return (backAt) => {
    const moment = isIdle && backAt && timeZone && backMoment(backAt, new Date(), timeZone)
    return moment ? backText(moment) : ''
  }
}
