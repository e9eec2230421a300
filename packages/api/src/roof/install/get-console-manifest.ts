import type { Handler } from '../../ground/http/handler.ts'
import { findCompany } from '../../shop/company/company-store.ts'
import { shortName } from './get-manifest.ts'

/** Name of the console for staff of several companies, and without a session. */
const NAME = 'Mostrador'

const COLOR = '#f4f5f7'

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/console/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/**
 * Returns the console's manifest, named after the caller's only company; the product's without a
 * session. Two queries.
 */
export const getConsoleManifest: Handler<'getConsoleManifest'> = async (api, { call }) => {
  const member = await api.staffAuth.session(call.headers)
  const ids = [...new Set(member?.grants.map(({ company }) => company))]
  const company = ids.length === 1 ? await findCompany(api.database, ids[0] ?? '') : undefined
  const name = company?.name ?? NAME
  const manifest = {
    id: '/console/',
    name: company ? `${name} · ${NAME}` : NAME,
    short_name: shortName(name),
    lang: 'es',
    start_url: '/console/',
    scope: '/console/',
    display: 'standalone',
    background_color: COLOR,
    theme_color: COLOR,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
  const headers = {
    'content-type': 'application/manifest+json; charset=utf-8',
    // It is the caller's own.
    'cache-control': 'no-store',
  }
  return new Response(JSON.stringify(manifest), { headers })
}
