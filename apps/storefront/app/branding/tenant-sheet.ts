import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { fontStack } from '@mostrador/domain/branding/font-family'
import { themeTokens } from '@mostrador/domain/branding/theme-tokens'

/** What of a tenant is drawn with: the branch's configuration, and the menu's indicators where there is a menu. */
export type TenantLook = {
  readonly branch: BranchInfo | undefined
  readonly indicators: MenuInfo['indicators']
}

const HEX_COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/** The class of an indicator's colours. An id is a UUID, so it needs no escaping. */
export const indicatorClass = (id: string): string => `indicator-${id.slice(-12)}`

const indicatorRule = ({ id, backgroundColor, textColor }: MenuInfo['indicators'][number]): string =>
  HEX_COLOR.test(backgroundColor) && HEX_COLOR.test(textColor)
    ? `.${indicatorClass(id)}{background:${backgroundColor};color:${textColor}}`
    : ''

/**
 * The tenant's style sheet: its tokens on `:root`, and a class for each indicator's colours, so that no
 * element needs a style attribute that the content security policy would refuse.
 */
export function tenantSheet({ branch, indicators }: TenantLook): string {
  if (!branch) return ''
  const { colorConfig, fontFamily } = branch.generalConfig
  const tokens = Object.entries(themeTokens(colorConfig)).map(([name, value]) => `${name}:${value}`)
  const scheme = colorConfig.colorModeType === 'LIGHT' ? 'light' : 'dark'
  const root = [`color-scheme:${scheme}`, `--font-family:${fontStack(fontFamily)}`, ...tokens].join(';')
  return `:root{${root}}${indicators.map(indicatorRule).join('')}`
}
