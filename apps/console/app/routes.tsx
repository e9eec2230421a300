import type { Client } from '@mostrador/contract/client'
import type { QueryClient } from '@tanstack/react-query'
import { Navigate, type RouteObject } from 'react-router'
import { BoardPage } from './board/board-page.tsx'
import { ContactLayout } from './branch-contact/contact-layout.tsx'
import { useWorkplace } from './workplace/contact-context.ts'
import { firstPage } from './workplace/may-see.ts'
import { loadContacts, loadWorkplace } from './workplace/contact-loader.ts'
import { ErrorPage, SectionError } from './layout/error-page.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { StartSkeleton } from './branch-contact/start-skeleton.tsx'
import type { SectionName } from './sections.ts'
import { loadSignIn } from './session/session-loader.ts'

/** The list of sections is a file of its own, which the board does without. */
const bring = (name: SectionName) => async () => (await import('./sections.ts')).sections[name]()

const order: RouteObject = { path: ':orderId', lazy: bring('order') }

/** Leads to the first page that the role may see. */
const FirstPage = () => <Navigate to={firstPage(useWorkplace())} replace />

/** Shows nothing: the board's skeleton would be wrong before a page without its frame. */
const Nothing = () => null

/** Creates the routes of the console; pages below an alias concern that branch contact. */
export const createRoutes = (api: Client, queries: QueryClient): RouteObject[] => [
  {
    path: '/',
    HydrateFallback: StartSkeleton,
    ErrorBoundary: ErrorPage,
    children: [
      {
        path: 'session',
        loader: ({ request }) => loadSignIn({ api, queries }, request),
        lazy: bring('signIn'),
        HydrateFallback: Nothing,
      },
      { path: 'invitation', lazy: bring('invitation'), HydrateFallback: Nothing },
      { path: 'empezar', lazy: bring('founding'), HydrateFallback: Nothing },
      { path: 'mails', lazy: bring('stopMails'), HydrateFallback: Nothing },
      { path: 'session/forgotten', lazy: bring('forgotten'), HydrateFallback: Nothing },
      { path: 'password', lazy: bring('password'), HydrateFallback: Nothing },
      { path: 'account/connected', lazy: bring('connected'), HydrateFallback: Nothing },
      { path: 'account', lazy: bring('account'), HydrateFallback: Nothing },
      { index: true, loader: (args) => loadContacts({ api, queries }, args), lazy: bring('choice') },
      {
        path: ':alias',
        loader: (args) => loadWorkplace({ api, queries }, args),
        // Another branch contact, or the same page again because permissions have changed.
        shouldRevalidate: ({ currentParams, nextParams, currentUrl, nextUrl }) =>
          currentParams.alias !== nextParams.alias || currentUrl.href === nextUrl.href,
        Component: ContactLayout,
        children: [
          {
            // The frame around a section that fails stays, so that new orders still sound.
            ErrorBoundary: SectionError,
            children: [
              { index: true, Component: FirstPage },
              { path: 'orders', Component: BoardPage, children: [order] },
              { path: 'dispatch', lazy: bring('dispatch') },
              { path: 'finished', lazy: bring('finished'), children: [order] },
              {
                path: 'menu',
                lazy: bring('menu'),
                children: [{ path: ':list/:key', lazy: bring('menuThing') }],
              },
              { path: 'menu/prices', lazy: bring('prices') },
              { path: 'local/:topic?/:key?', lazy: bring('local') },
              { path: 'locals', lazy: bring('locals') },
              { path: 'cases', lazy: bring('cases'), children: [order] },
              { path: 'transfers', lazy: bring('transfers') },
              { path: 'today', lazy: bring('today') },
              { path: 'survey', lazy: bring('survey') },
              { path: 'campaigns', lazy: bring('campaigns') },
              { path: 'customers', lazy: bring('customers') },
              { path: 'benefits/:topic?/:key?', lazy: bring('benefits') },
              { path: 'branding', lazy: bring('branding') },
              { path: 'brand/:topic?/:key?', lazy: bring('brand') },
              { path: 'preview', lazy: bring('preview') },
              { path: 'setup', lazy: bring('setup') },
              { path: 'rehearsal', lazy: bring('rehearsal') },
              { path: 'share', lazy: bring('share') },
              { path: 'team', lazy: bring('team') },
              { path: 'integrations', lazy: bring('integrations') },
              { path: 'shops', lazy: bring('shops') },
              { path: 'activity', lazy: bring('activity') },
              { path: 'activity/scheduled', lazy: bring('scheduled') },
              {
                path: 'errors',
                lazy: bring('errors'),
                children: [{ path: ':errorId', lazy: bring('error') }],
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
