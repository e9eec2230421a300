import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { createApi } from '@mostrador/api/roof/create-api'
import type { Bus } from '@mostrador/realtime/bus'
import { createStorefrontPages, type Storefront, type StorefrontPages } from './pages/storefront-pages.ts'
import type { Voice } from '@mostrador/domain/branding/voice'
import { openStaticFiles, type StaticFiles } from './static-files.ts'

/** Front ends: built and read from disk, or in development made by Vite on request. */
export type FrontEnds = {
  readonly pages: StorefrontPages
  readonly storefrontFiles: StaticFiles
  readonly consoleFiles: StaticFiles
  /** Runs before everything else; in production it only calls `next`. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  readonly close: () => Promise<void>
}

/** Folders of the storefront's builds, one per voice (docs/decisions/045), as of the console's. */
const BUILDS: Readonly<Record<Voice, string>> = { TU: 'build', VOS: 'build/vos' }

const folderOf = (name: string): string =>
  dirname(fileURLToPath(import.meta.resolve(`@mostrador/${name}/package.json`)))

/** Folders of the front ends' files: the builds, or in development the public files. */
const filesOf = async (production: boolean, storefront: string, consoleApp: string) => ({
  storefrontFiles: await openStaticFiles(
    ...(production
      ? Object.values(BUILDS).map((build) => join(storefront, build, 'client'))
      : [join(storefront, 'public')]),
  ),
  // The build in vos lies in the other, whose page comes first; their files share one folder.
  consoleFiles: await openStaticFiles(
    ...(production ? [join(consoleApp, 'dist/vos'), join(consoleApp, 'dist')] : []),
  ),
})

/** Options of the front ends: those of the storefront's pages, and whether they are built. */
type FrontEndOptions = Omit<Parameters<typeof createStorefrontPages>[0], 'load' | 'apiFetch' | 'strict'> & {
  readonly production: boolean
  readonly api: ReturnType<typeof createApi>
  readonly bus: Bus
}

/** Opens the front ends, and drops kept pages when a catalogue changes. */
export async function openFrontEnds({
  production,
  api,
  bus,
  ...ofPages
}: FrontEndOptions): Promise<FrontEnds> {
  const storefront = folderOf('storefront')
  const consoleApp = folderOf('console')
  const development = production
    ? undefined
    : await (await import('./development.ts')).openVite(storefront, consoleApp)
  const built = (voice: Voice): Promise<Storefront> =>
    import(join(storefront, BUILDS[voice], 'server/index.js'))
  const apiFetch = async (url: string, init?: RequestInit): Promise<Response> => api.request(url, init)

  const load = development?.loadStorefront ?? built
  const pages = createStorefrontPages({ ...ofPages, load, apiFetch, strict: production })
  bus.subscribe((signal) => {
    if (signal.kind === 'resync') pages.cache.drop()
    else if (signal.message.channel === 'catalog') pages.cache.drop(tagOf(signal.message.data))
  })
  return {
    pages,
    ...(await filesOf(production, storefront, consoleApp)),
    middleware: development?.middleware ?? ((_request, _response, next) => next()),
    close: async () => development?.close(),
  }
}

const tagOf = (data: unknown): string | undefined => {
  const { companyId } = (data ?? {}) as { companyId?: unknown }
  return typeof companyId === 'string' ? companyId : undefined
}
