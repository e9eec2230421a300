import type { ComponentType } from 'react'
import { readyStandIn } from './layout/brought.ts'
import { remembered } from './layout/remembered.ts'

type Bring = () => Promise<{ readonly Component: ComponentType }>

/** Sections in files of their own. The board is not among them, since it is opened first. */
export const sections = {
  choice: async () => ({
    Component: (await import('./branch-contact/contact-chooser-page.tsx')).ContactChooserPage,
  }),
  order: async () => ({ Component: (await import('./order/order-sheet.tsx')).OrderSheet }),
  dispatch: async () => ({ Component: (await import('./dispatch/dispatch-page.tsx')).DispatchPage }),
  finished: async () => ({ Component: (await import('./board/finished-page.tsx')).FinishedPage }),
  menu: async () => ({ Component: (await import('./menu-editor/menu-page.tsx')).MenuPage }),
  menuThing: async () => ({ Component: (await import('./menu-editor/thing-panel.tsx')).ThingPanel }),
  prices: async () => ({ Component: (await import('./price-rule/prices-page.tsx')).PricesPage }),
  local: async () => ({ Component: (await import('./contact/contact-page.tsx')).ContactPage }),
  locals: async () => ({ Component: (await import('./contacts/contacts-page.tsx')).ContactsPage }),
  cases: async () => ({ Component: (await import('./case/cases-page.tsx')).CasesPage }),
  transfers: async () => ({ Component: (await import('./transfer/transfers-page.tsx')).TransfersPage }),
  today: async () => ({ Component: (await import('./sales/today-page.tsx')).TodayPage }),
  survey: async () => ({ Component: (await import('./survey/survey-page.tsx')).SurveyPage }),
  campaigns: async () => ({ Component: (await import('./campaign/campaigns-page.tsx')).CampaignsPage }),
  customers: async () => ({ Component: (await import('./customer/customers-page.tsx')).CustomersPage }),
  benefits: async () => ({ Component: (await import('./brand/benefits-page.tsx')).BenefitsPage }),
  brand: async () => ({ Component: (await import('./brand/brand-page.tsx')).BrandPage }),
  branding: async () => ({ Component: (await import('./branding/branding-page.tsx')).BrandingPage }),
  preview: async () => ({ Component: (await import('./preview/preview-page.tsx')).PreviewPage }),
  rehearsal: async () => ({ Component: (await import('./rehearsal/rehearsal-page.tsx')).RehearsalPage }),
  share: async () => ({ Component: (await import('./share/share-page.tsx')).SharePage }),
  team: async () => ({ Component: (await import('./team/team-page.tsx')).TeamPage }),
  integrations: async () => ({
    Component: (await import('./api-key/integrations-page.tsx')).IntegrationsPage,
  }),
  activity: async () => ({ Component: (await import('./revision/activity-page.tsx')).ActivityPage }),
  scheduled: async () => ({ Component: (await import('./scheduled/scheduled-page.tsx')).ScheduledPage }),
  errors: async () => ({
    Component: (await import('./client-error/client-errors-page.tsx')).ClientErrorsPage,
  }),
  error: async () => ({
    Component: (await import('./client-error/client-error-sheet.tsx')).ClientErrorSheet,
  }),
  connected: async () => ({
    Component: (await import('./payment-account/connected-page.tsx')).ConnectedPage,
  }),
  account: async () => ({ Component: (await import('./account/account-page.tsx')).AccountPage }),
  signIn: async () => ({ Component: (await import('./session/sign-in-page.tsx')).SignInPage }),
  invitation: async () => ({ Component: (await import('./invitation/invitation-page.tsx')).InvitationPage }),
  setup: async () => ({ Component: (await import('./setup/setup-page.tsx')).SetupPage }),
  stopMails: async () => ({ Component: (await import('./sales-mail/stop-page.tsx')).StopMailsPage }),
  shops: async () => ({
    Component: (await import('./founding/founding-links-page.tsx')).FoundingLinksPage,
  }),
  founding: async () => ({ Component: (await import('./founding/founding-page.tsx')).FoundingPage }),
  forgotten: async () => ({ Component: (await import('./password-link/forgotten-page.tsx')).ForgottenPage }),
  password: async () => ({
    Component: (await import('./password-link/password-link-page.tsx')).PasswordLinkPage,
  }),
} satisfies Readonly<Record<string, Bring>>

export type SectionName = keyof typeof sections

/**
 * Loads the placeholder for missing parts, the palette, the ways back into a session and every
 * section, one after the other: a tablet stays open for days, and the connection, or its build's
 * files, may be gone when a section is opened. One that fails now is loaded again then.
 */
export async function prefetchSections(): Promise<void> {
  readyStandIn()
  const palette = (): Promise<unknown> => import('./palette/palette-dialog.tsx')
  const signInAgain = (): Promise<unknown> => import('./branch-contact/sign-in-again.tsx')
  const tablet = remembered('shared') === '1' ? [() => import('./session/tablet-entrance.tsx')] : []
  for (const bring of [palette, signInAgain, ...tablet, ...Object.values<Bring>(sections)])
    await bring().catch(() => undefined)
}
