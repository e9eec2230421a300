import { themeTokens } from '@mostrador/domain/branding/theme-tokens'
import { getConsoleManifest } from './get-console-manifest.ts'
import { getManifest } from './get-manifest.ts'
import { drawOnce } from '../../ground/http/draw-once.ts'
import { no, type Handler } from '../../ground/http/handler.ts'
import { installedBrand } from './installed-brand.ts'

const SHAPES = {
  '192.png': { size: 192, isMaskable: false },
  '512.png': { size: 512, isMaskable: false },
  'maskable-512.png': { size: 512, isMaskable: true },
  'apple-180.png': { size: 180, isMaskable: false },
} as const

/** Returns a brand's logo on its colour as an icon; a plate in its colours without one. */
const getAppIcon: Handler<'getAppIcon'> = async (api, { params }) => {
  const brand = await installedBrand(api, params.alias)
  if (!brand) return no('alias-not-found')
  const tokens = themeTokens(brand.branch.generalConfig.colorConfig)
  const logo = /^\/files\/([0-9a-f]{64})\//.exec(brand.branch.customLogoURL ?? '')?.[1]
  const icon = {
    ...SHAPES[params.icon],
    sha256: logo,
    background: logo ? tokens['--canvas'] : tokens['--brand'],
    ink: tokens['--on-brand'],
  }
  const draw = () => api.pictures.openIcon(icon)
  const bytes = await drawOnce(api, { key: JSON.stringify(icon), draw })
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' }
  return new Response(bytes, { headers })
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const installHandlers = {
  getAppIcon,
  getConsoleManifest,
  getManifest,
}
