import type { Client } from '@mostrador/contract/client'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'
import type { RouteObject } from 'react-router'
import { BoardPage } from './board/board-page.tsx'
import { ContactChooserPage } from './branch-contact/contact-chooser-page.tsx'
import { ContactLayout } from './branch-contact/contact-layout.tsx'
import { loadContacts, loadWorkplace } from './workplace/contact-loader.ts'
import { ErrorPage, SectionError } from './layout/error-page.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { StartSkeleton } from './branch-contact/start-skeleton.tsx'
import { sections } from './sections.ts'
import { forgetAccount } from './session/session-loader.ts'

const order: RouteObject = { path: ':orderId', lazy: sections.order }

/** Until a page before the console is there: it does not look like the board. */
const Nothing = () => null

/**
 * Every page of the console. Below an alias every page is about one branch contact of the signed-in
 * member of staff.
 */
export const createRoutes = (api: Client, queries: QueryClient): RouteObject[] => [
  {
    path: '/',
    HydrateFallback: StartSkeleton,
    ErrorBoundary: ErrorPage,
    children: [
      {
        path: 'session',
        loader: () => forgetAccount(queries),
        lazy: sections.signIn,
        HydrateFallback: Nothing,
      },
      { path: 'invitation', lazy: sections.invitation, HydrateFallback: Nothing },
      { path: 'password', lazy: sections.password, HydrateFallback: Nothing },
      { path: 'account', lazy: sections.account, HydrateFallback: Nothing },
      { index: true, loader: (args) => loadContacts({ api, queries }, args), Component: ContactChooserPage },
      {
        path: ':alias',
        loader: (args) => loadWorkplace({ api, queries }, args),
        shouldRevalidate: ({ currentParams, nextParams }) => currentParams.alias !== nextParams.alias,
        Component: ContactLayout,
        children: [
          {
            // What surrounds a section that fails stays: orders are heard.
            ErrorBoundary: SectionError,
            children: [
              { index: true, loader: () => redirect('orders') },
              { path: 'orders', Component: BoardPage, children: [order] },
              { path: 'dispatch', lazy: sections.dispatch },
              { path: 'finished', lazy: sections.finished, children: [order] },
              { path: 'menu', lazy: sections.menu, children: [{ path: ':plateId', lazy: sections.plate }] },
              { path: 'cases', lazy: sections.cases, children: [order] },
              { path: 'today', lazy: sections.today },
              { path: 'survey', lazy: sections.survey },
              { path: 'campaigns', lazy: sections.campaigns },
              { path: 'customers', lazy: sections.customers },
              { path: 'branding', lazy: sections.branding },
              { path: 'activity', lazy: sections.activity },
              {
                path: 'errors',
                lazy: sections.errors,
                children: [{ path: ':errorId', lazy: sections.error }],
              },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
]
