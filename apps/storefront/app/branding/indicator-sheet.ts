import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { indicatorClass } from './indicator-class.ts'

const HEX_COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

const indicatorRule = ({ id, backgroundColor, textColor }: MenuInfo['indicators'][number]): string =>
  HEX_COLOR.test(backgroundColor) && HEX_COLOR.test(textColor)
    ? `.${indicatorClass(id)}{background:${backgroundColor};color:${textColor}}`
    : ''

/** Writes a class per indicator, since the content security policy refuses style attributes. */
export const indicatorSheet = (indicators: MenuInfo['indicators']): string =>
  indicators.map(indicatorRule).join('')
