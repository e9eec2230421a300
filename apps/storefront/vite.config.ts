import { namedRoutes } from '@mostrador/contract/named-routes'
import { voicedCopy } from '@mostrador/copy/voiced-copy'
import { fontLicences } from '@mostrador/ui/font-licences'
import { inlineScript } from '@mostrador/ui/inline-script'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

/** Route modules of a menu's first view. */
const FIRST_VIEW = /app\/(?:root|pages\/(?:alias-layout|menu-page))\.tsx/

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Whether the first view imports a module by a chain of static imports. */
function isFirstView(id: string, modules: Modules, seen: Set<string> = new Set()): boolean {
  if (FIRST_VIEW.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isFirstView(importer, modules, seen))
}

/** Modules of dialogs, and the controls of nearly every page that is not a menu. */
const DIALOG = /packages\/ui\/src\/(?:modal-shell|sheet)\.tsx/
const CONTROLS =
  /packages\/ui\/src\/(?:button|checkbox|empty-state|field-frame|notice|radio-card-group|skeleton|text-area|text-field|toast-stack)\.tsx|packages\/live\/src\/(?:fetcher|use-fetched|timers)\.ts|frame\/use-loaded\.ts/

/** Modules that sum up a cart, for the bar of the menu, the cart and the checkout. */
const SUM =
  /app\/cart\/(?:ticket-of-cart|load-priced-shop|takes-orders)\.ts|domain\/src\/(?:money\/in-cash|pricing\/ticket-rows)\.ts/

/**
 * Chunks of the build. The first view needs two: thirty small files compress worse and queue. The
 * libraries are apart, because they change less often than we do. Modules shared by other pages
 * are in three more, for the same reason.
 */
const CHUNKS = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|cookie)\//,
    priority: 4,
  },
  {
    name: (id: string, modules: Modules) =>
      !id.includes('node_modules') && isFirstView(id, modules) ? 'first-view' : null,
    priority: 3,
  },
  { name: 'controls', test: CONTROLS, priority: 2 },
  { name: 'dialog', test: DIALOG, priority: 1 },
  { name: 'sum', test: SUM, priority: 1 },
]

/**
 * Chunks that load by themselves once a page is idle. They find their imports as they load:
 * preloading all of them at once holds up the main thread of a cheap phone. None has a style sheet
 * of its own.
 */
const AT_REST =
  /\/(?:menu-parts|quick-steps|category-grid|loyalty-banner|broken-page|idle-parts|recent-places|routes)-/

/** Chunks of every page, which no part has to ask for. */
const EVERYWHERE = /\/(?:libraries|rolldown-runtime)-/

const preloadsOf = (file: string, needs: string[]): string[] =>
  AT_REST.test(file) ? [] : needs.filter((need) => !EVERYWHERE.test(need))

/**
 * Replaces a component that only the server renders by nothing in the browser. Its call is removed
 * by tree shaking, but its imports would count as part of the first view.
 */
const drawnByServer: Plugin = {
  name: 'drawn-by-server',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id.endsWith('/branch-contact/without-scripts.tsx')
      ? 'export const WithoutScripts = () => null'
      : undefined,
}

/**
 * Builds `app/server.ts` for the server, which loads it from the build or through Vite in
 * development. The build includes all dependencies, React too, so that it runs from any folder. No
 * file is inlined: the content security policy allows fonts from files alone. `--mode vos` builds
 * all copy in vos.
 */
export default defineConfig(({ command, mode }) => ({
  plugins: [
    voicedCopy(mode === 'vos' ? 'VOS' : 'TU'),
    namedRoutes(),
    command === 'build' && drawnByServer,
    tailwindcss(),
    inlineScript(),
    reactRouter(),
    fontLicences(),
  ],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        modulePreload: { resolveDependencies: preloadsOf },
        rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './app/server.ts' } },
      ...(command === 'build' && { resolve: { noExternal: true } }),
    },
  },
}))
