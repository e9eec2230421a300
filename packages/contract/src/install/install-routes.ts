import { route } from '../route.ts'

/** Ours: what a browser asks for to install a brand's pages. */
export const installRoutes = {
  getManifest: route('GET', '/api/diner/{alias}/manifest.webmanifest'),
  getAppIcon: route('GET', '/api/diner/{alias}/icons/{icon}'),
} as const
