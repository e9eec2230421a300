import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { Storefront } from './pages/storefront-pages.ts'

/** Front ends made by Vite, with hot reload; database and API are never reopened. */
export type Development = {
  readonly loadStorefront: () => Promise<Storefront>
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  readonly close: () => Promise<void>
}

const open = (root: string, hmrPort: number): Promise<ViteDevServer> =>
  createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    // Read by Node itself: a bundled copy beside it would look like a changed source to `node
    // --watch`.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: hmrPort } },
  })

/** Opens both. Each has a web socket of its own, apart from the real-time endpoint. */
export async function openVite(storefront: string, consoleApp: string): Promise<Development> {
  const shop = await open(storefront, 24_678)
  const desk = await open(consoleApp, 24_679)
  const isConsole = (request: IncomingMessage) => /^\/console(\/|$|\?)/.test(request.url ?? '')

  async function consolePage(response: ServerResponse): Promise<void> {
    const html = await readFile(`${consoleApp}/index.html`, 'utf8')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(await desk.transformIndexHtml('/console/', html))
  }

  return {
    loadStorefront: async () => {
      const ssr = shop.environments['ssr']
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no server environment')
      return ssr.runner.import<Storefront>('/app/server.ts')
    },
    middleware: (request, response, next) => {
      const url = request.url ?? ''
      if (/^\/(api|files|map-tiles|rt|healthz|readyz|metrics)\b/.test(url)) return next()
      if (isConsole(request)) return desk.middlewares(request, response, () => void consolePage(response))
      return shop.middlewares(request, response, next)
    },
    close: async () => {
      await Promise.all([shop.close(), desk.close()])
    },
  }
}
