import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'

const HEX_COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/** Returns the class of an indicator's colours. An id is a UUID, so it needs no escaping. */
export const indicatorClass = (id: string): string => `indicator-${id.slice(-12)}`

const indicatorRule = ({ id, backgroundColor, textColor }: MenuInfo['indicators'][number]): string =>
  HEX_COLOR.test(backgroundColor) && HEX_COLOR.test(textColor)
    ? `.${indicatorClass(id)}{background:${backgroundColor};color:${textColor}}`
    : ''

/** Writes a class per indicator, since the content security policy refuses style attributes. */
export const indicatorSheet = (indicators: MenuInfo['indicators']): string =>
  indicators.map(indicatorRule).join('')
