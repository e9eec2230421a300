import type { Client } from '@mostrador/contract/client'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'
import type { RouteObject } from 'react-router'
import { AccountPage } from './account/account-page.tsx'
import { BoardPage } from './board/board-page.tsx'
import { FinishedPage } from './board/finished-page.tsx'
import { CasesPage } from './case/cases-page.tsx'
import { ContactChooserPage } from './branch-contact/contact-chooser-page.tsx'
import { ContactLayout } from './branch-contact/contact-layout.tsx'
import { loadContacts, loadWorkplace } from './branch-contact/contact-loader.ts'
import { BrandingPage } from './branding/branding-page.tsx'
import { CampaignsPage } from './campaign/campaigns-page.tsx'
import { ClientErrorSheet } from './client-error/client-error-sheet.tsx'
import { ClientErrorsPage } from './client-error/client-errors-page.tsx'
import { CustomersPage } from './customer/customers-page.tsx'
import { DispatchPage } from './dispatch/dispatch-page.tsx'
import { InvitationPage } from './invitation/invitation-page.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { StartSkeleton } from './layout/start-skeleton.tsx'
import { MenuPage } from './menu/menu-page.tsx'
import { OrderSheet } from './order/order-sheet.tsx'
import { PasswordLinkPage } from './password-link/password-link-page.tsx'
import { forgetAccount } from './session/session-loader.ts'
import { SignInPage } from './session/sign-in-page.tsx'
import { SurveyPage } from './survey/survey-page.tsx'

const order: RouteObject = { path: ':orderId', Component: OrderSheet }

/** Every page of the console. Below an alias all is about one branch contact of whoever is signed in. */
export const createRoutes = (api: Client, queries: QueryClient): RouteObject[] => [
  {
    path: '/',
    HydrateFallback: StartSkeleton,
    ErrorBoundary: ErrorPage,
    children: [
      { path: 'session', loader: () => forgetAccount(queries), Component: SignInPage },
      { path: 'invitation', Component: InvitationPage },
      { path: 'password', Component: PasswordLinkPage },
      { path: 'account', Component: AccountPage },
      { index: true, loader: (args) => loadContacts({ api, queries }, args), Component: ContactChooserPage },
      {
        path: ':alias',
        loader: (args) => loadWorkplace({ api, queries }, args),
        shouldRevalidate: ({ currentParams, nextParams }) => currentParams.alias !== nextParams.alias,
        Component: ContactLayout,
        children: [
          { index: true, loader: () => redirect('orders') },
          { path: 'orders', Component: BoardPage, children: [order] },
          { path: 'dispatch', Component: DispatchPage },
          { path: 'finished', Component: FinishedPage, children: [order] },
          { path: 'menu', Component: MenuPage },
          { path: 'cases', Component: CasesPage, children: [order] },
          { path: 'survey', Component: SurveyPage },
          { path: 'campaigns', Component: CampaignsPage },
          { path: 'customers', Component: CustomersPage },
          { path: 'branding', Component: BrandingPage },
          {
            path: 'errors',
            Component: ClientErrorsPage,
            children: [{ path: ':errorId', Component: ClientErrorSheet }],
          },
          { path: '*', Component: NotFoundPage },
        ],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
]
