import type { Config } from '@react-router/dev/config'

/**
 * The small route table is inlined into the first page, so that no navigation requests it. The
 * build in vos (docs/decisions/045) has a folder of its own.
 */
export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
  ...(import.meta.env.MODE === 'vos' && { buildDirectory: 'build/vos' }),
} satisfies Config
