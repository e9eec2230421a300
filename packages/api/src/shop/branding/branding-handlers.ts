import { draftBranding } from './draft-branding.ts'
import { getBranding } from './get-branding.ts'
import { listBrandingVersions } from './list-branding-versions.ts'
import { restoreBranding } from './restore-branding.ts'
import { saveBranding } from './save-branding.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const brandingHandlers = {
  draftBranding,
  getBranding,
  listBrandingVersions,
  restoreBranding,
  saveBranding,
}
