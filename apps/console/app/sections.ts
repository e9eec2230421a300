import { whenIdle } from '@mostrador/ui/when-idle'
import type { ComponentType } from 'react'

/** What a route draws, brought when it is opened. */
type Bring = () => Promise<{ readonly Component: ComponentType }>

/**
 * The sections that stand on files of their own. The board does not: it is what is opened first.
 */
export const sections = {
  order: async () => ({ Component: (await import('./order/order-sheet.tsx')).OrderSheet }),
  dispatch: async () => ({ Component: (await import('./dispatch/dispatch-page.tsx')).DispatchPage }),
  finished: async () => ({ Component: (await import('./board/finished-page.tsx')).FinishedPage }),
  menu: async () => ({ Component: (await import('./menu/menu-page.tsx')).MenuPage }),
  plate: async () => ({ Component: (await import('./menu/plate-sheet.tsx')).PlateSheet }),
  cases: async () => ({ Component: (await import('./case/cases-page.tsx')).CasesPage }),
  today: async () => ({ Component: (await import('./sales/today-page.tsx')).TodayPage }),
  survey: async () => ({ Component: (await import('./survey/survey-page.tsx')).SurveyPage }),
  campaigns: async () => ({ Component: (await import('./campaign/campaigns-page.tsx')).CampaignsPage }),
  customers: async () => ({ Component: (await import('./customer/customers-page.tsx')).CustomersPage }),
  branding: async () => ({ Component: (await import('./branding/branding-page.tsx')).BrandingPage }),
  activity: async () => ({ Component: (await import('./revision/activity-page.tsx')).ActivityPage }),
  errors: async () => ({
    Component: (await import('./client-error/client-errors-page.tsx')).ClientErrorsPage,
  }),
  error: async () => ({
    Component: (await import('./client-error/client-error-sheet.tsx')).ClientErrorSheet,
  }),
  account: async () => ({ Component: (await import('./account/account-page.tsx')).AccountPage }),
  signIn: async () => ({ Component: (await import('./session/sign-in-page.tsx')).SignInPage }),
  invitation: async () => ({ Component: (await import('./invitation/invitation-page.tsx')).InvitationPage }),
  password: async () => ({
    Component: (await import('./password-link/password-link-page.tsx')).PasswordLinkPage,
  }),
} satisfies Readonly<Record<string, Bring>>

/**
 * How long after the start the sections are brought unasked, in milliseconds: the board is there by
 * then.
 */
const AT_REST_MS = 5000

/**
 * Brings every section once the first page is at rest, what the board opens first. A tablet stays
 * open for days: by then the connection may be gone, or the files of its build.
 */
export function prefetchSections(): void {
  const bringAll = async (): Promise<void> => {
    // A section that does not load now is loaded again when it is opened.
    for (const bring of Object.values<Bring>(sections)) await bring().catch(() => undefined)
  }
  setTimeout(() => whenIdle(() => void bringAll()), AT_REST_MS)
}
