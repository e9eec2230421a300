import type { Config } from '@react-router/dev/config'

/** The table is small and known: it travels with the first page, so that no navigation asks for it. */
export default { ssr: true, routeDiscovery: { mode: 'initial' }, splitRouteModules: false } satisfies Config
