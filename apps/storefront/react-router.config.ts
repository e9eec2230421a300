import type { Config } from '@react-router/dev/config'

/**
 * The routes' table is small and known: it travels with the first page, so that no navigation asks
 * for it. The build in vos (docs/decisions/045) stands in a folder of its own.
 */
export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
  ...(import.meta.env.MODE === 'vos' && { buildDirectory: 'build/vos' }),
} satisfies Config
