import { urlOf } from '@mostrador/contract/route'
import { getAppIcon } from '@mostrador/contract/routes'
import { themeTokens } from '@mostrador/domain/branding/theme-tokens'
import { no, type Handler } from '../../ground/http/handler.ts'
import { answerWithEtag } from '../../ground/http/answer-with-etag.ts'
import { installedBrand } from './installed-brand.ts'

/** Letters that fit under an icon. */
const SHORT_NAME = 12

/** Returns the words of a name that fit under an icon, or part of the first. */
export function shortName(name: string): string {
  const words = name.split(/\s+/)
  let short = ''
  for (const word of words) {
    const longer = `${short} ${word}`.trim()
    if (longer.length > SHORT_NAME) break
    short = longer
  }
  return short || name.slice(0, SHORT_NAME)
}

/** Returns a brand's manifest, which starts where it was installed, within the shop's pages. */
export const getManifest: Handler<'getManifest'> = async (api, { params, call }) => {
  const brand = await installedBrand(api, params.alias)
  if (!brand) return no('alias-not-found')
  const { alias, name, branch } = brand
  const tokens = themeTokens(branch.generalConfig.colorConfig)
  const icon = (file: string, size: number, purpose: string) => {
    const src = urlOf(getAppIcon, { params: { alias, icon: file } })
    return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
  }
  const start = `/menu/${alias}`
  const manifest = {
    id: start,
    name,
    short_name: shortName(branch.name),
    description: branch.description,
    lang: 'es',
    start_url: start,
    scope: '/menu/',
    display: 'standalone',
    background_color: tokens['--canvas'],
    theme_color: tokens['--canvas'],
    icons: [
      icon('192.png', 192, 'any'),
      icon('512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  }
  const answer = await answerWithEtag(manifest, call)
  answer.headers.set('content-type', 'application/manifest+json; charset=utf-8')
  return answer
}
