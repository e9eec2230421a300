import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import type { Branding } from '@mostrador/contract/branding/branding-schema'
import type { Api } from '../../ground/ports.ts'
import { openDraft } from './open-draft.ts'

const urlOf = (sha256: string | null): string | null => sha256 && `/files/${sha256}/640.webp`

function wearing(branch: BranchInfo, branding: Branding): BranchInfo {
  const { colorConfig, fontFamily, menuConfig, social, customMessage } = branding
  return {
    ...branch,
    social,
    customMessage,
    withCustomBannerLogo: branding.withCustomBannerLogo,
    withCustomBackgroundLogo: branding.withCustomBackgroundLogo,
    customLogoURL: urlOf(branding.logo),
    customBannerLogoURL: urlOf(branding.banner),
    customBackgroundURL: urlOf(branding.background),
    generalConfig: { ...branch.generalConfig, colorConfig, fontFamily: fontFamily ?? '', menuConfig },
  }
}

/**
 * Returns a branch as a token's draft shows it, without analytics and chat, since a preview is no
 * visit. Undefined for a token of nothing, or of another branch; "spent" where the company's share
 * of showing drafts is. Source: docs/decisions/022.
 */
export async function previewedBranch(
  { now, draft: known, ...api }: Pick<Api, 'database' | 'rateLimiter' | 'now' | 'draft'>,
  branch: BranchInfo,
  token: string,
): Promise<BranchInfo | 'spent' | undefined> {
  // It was found by the true clock, also where the clock is the draft's.
  const draft = known ?? (await openDraft(api, token, now()))
  if (draft === 'spent') return draft
  if (draft?.branchId !== branch.id) return undefined
  const uncounted = { fbPixelId: null, googleTagManagerId: null, googleAnalyticsId: null, chat: null }
  return { ...(draft.branding ? wearing(branch, draft.branding) : branch), ...uncounted }
}
