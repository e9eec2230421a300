import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { alias, aliasParams } from '../wire.ts'
import * as routes from '../routes.ts'

/**
 * The icons of an installed page: two sizes as they are, one with room for any shape, and the one
 * that iPhones take.
 */
const APP_ICONS = ['192.png', '512.png', 'maskable-512.png', 'apple-180.png'] as const

const missing = { status: 404, code: 'alias-not-found' } as const

/** As a browser reads it. Source: W3C, Web Application Manifest. */
export const manifest = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  lang: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.string(),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
})

export const installEndpoints = {
  getConsoleManifest: endpoint({
    route: routes.getConsoleManifest,
    summary: 'How the console is installed, by the name of the company of whoever is signed in',
    access: 'public',
    answer: manifest.omit({ description: true }),
    answerTypes: ['application/manifest+json'],
    refusals: [],
  }),
  getManifest: endpoint({
    route: routes.getManifest,
    summary: "How a brand's pages are installed: names, colours, icons and where they begin",
    access: 'public',
    params: aliasParams,
    answer: manifest,
    answerTypes: ['application/manifest+json'],
    refusals: [missing],
  }),
  getAppIcon: endpoint({
    route: routes.getAppIcon,
    summary: 'An icon of an installed page, made of the logo on the brand’s colour (a picture)',
    access: 'public',
    params: z.object({ alias, icon: z.enum(APP_ICONS) }),
    answer: z.null(),
    answerTypes: ['image/png'],
    refusals: [missing],
  }),
}
