import type { EndMoment } from '@mostrador/domain/interruption/interruption-end'
import { momentText } from './moment.ts'

/**
 * Until when something is interrupted, as it follows "hasta": "las 21:30", "el sábado 21/11 a las
 * 12:00".
 */
export const interruptionEndText = ({ isToday, ...moment }: EndMoment): string =>
  isToday ? `las ${moment.time}` : `el ${momentText(moment)}`
