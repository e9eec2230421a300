import { Toaster } from '@mostrador/ui/toaster.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ApiContext, createApi } from './api/api.ts'
import { createQueryClient, stayAwake } from './api/query-client.ts'
import { createRoutes } from './routes.tsx'
import { prefetchSections } from './sections.ts'
import { isSignIn, pathInConsole, signInPath } from './session/return-path.ts'

const queries = createQueryClient()
stayAwake()
const api = createApi(() => {
  const path = pathInConsole(router.state.location)
  if (!isSignIn(path)) void router.navigate(signInPath(path, true), { replace: true })
})
const router = createBrowserRouter(createRoutes(api, queries), { basename: '/console' })

prefetchSections()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root"')
createRoot(root).render(
  <StrictMode>
    <ApiContext value={api}>
      <QueryClientProvider client={queries}>
        <Toaster>
          <RouterProvider router={router} />
        </Toaster>
      </QueryClientProvider>
    </ApiContext>
  </StrictMode>,
)
