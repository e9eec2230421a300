import { route } from '../route.ts'

/** Ours: how a branch looks, its versions, and what somebody is trying. */
export const brandingRoutes = {
  getBranding: route('GET', '/api/console/branches/{id}/branding'),
  saveBranding: route('PUT', '/api/console/branches/{id}/branding'),
  listBrandingVersions: route('GET', '/api/console/branches/{id}/branding/versions'),
  restoreBranding: route('POST', '/api/console/branches/{id}/branding/restored'),
  uploadBrandingPicture: route('POST', '/api/console/branches/{id}/branding/pictures'),
  draftBranding: route('PUT', '/api/console/branches/{id}/branding/draft'),
} as const
