import { getAppIcon } from './get-app-icon.ts'
import { getConsoleManifest } from './get-console-manifest.ts'
import { getManifest } from './get-manifest.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const installHandlers = {
  getAppIcon,
  getConsoleManifest,
  getManifest,
}
