import { zoneName } from '@mostrador/copy/founding'

/** Names a time zone by place and offset, "Buenos Aires (GMT−3)"; an unknown one stays. */
export function zoneLabel(timeZone: string, now = new Date()): string {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now)
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    return `${zoneName(timeZone)} (${offset.replace('-', '−')})`
  } catch {
    return timeZone
  }
}
