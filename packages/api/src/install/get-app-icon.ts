import { themeTokens } from '@mostrador/domain/branding/theme-tokens'
import { type Handler, no } from '../http/handler.ts'
import { remember } from '../http/remember.ts'
import type { PictureStore } from '../ports.ts'
import { installedBrand } from './installed-brand.ts'

const SHAPES = {
  '192.png': { size: 192, isMaskable: false },
  '512.png': { size: 512, isMaskable: false },
  'maskable-512.png': { size: 512, isMaskable: true },
  'apple-180.png': { size: 180, isMaskable: false },
} as const

/** Icons that are kept: four of each of the brands that are asked for most. Drawing takes its turn among all pictures. */
const MOST_ICONS = 100

type Icons = Map<string, ReturnType<PictureStore['openIcon']>>

const kept = new WeakMap<PictureStore, Icons>()

/** An icon, drawn once for all who ask; one that could not be drawn is tried again. */
function drawn(
  pictures: PictureStore,
  icon: Parameters<PictureStore['openIcon']>[0],
): ReturnType<PictureStore['openIcon']> {
  const icons: Icons = kept.get(pictures) ?? new Map()
  kept.set(pictures, icons)
  const key = JSON.stringify(icon)
  const known = icons.get(key)
  if (known) return known
  const fresh = pictures.openIcon(icon)
  remember(icons, [key, fresh], MOST_ICONS)
  fresh.catch(() => icons.delete(key))
  return fresh
}

/** The logo of a brand on its colour as an icon; a brand without a logo has a plate in its own colours. */
export const getAppIcon: Handler<'getAppIcon'> = async (api, { params }) => {
  const brand = await installedBrand(api, params.alias)
  if (!brand) return no('alias-not-found')
  const tokens = themeTokens(brand.branch.generalConfig.colorConfig)
  const logo = /^\/files\/([0-9a-f]{64})\//.exec(brand.branch.customLogoURL ?? '')?.[1]
  const bytes = await drawn(api.pictures, {
    ...SHAPES[params.icon],
    sha256: logo,
    background: logo ? tokens['--canvas'] : tokens['--brand'],
    ink: tokens['--on-brand'],
  })
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' }
  return new Response(bytes, { headers })
}
