import { Toaster } from '@mostrador/ui/toaster.tsx'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ApiContext, createApi } from './api/api.ts'
import { createRoutes } from './routes.tsx'
import { isSignIn, pathInConsole, signInPath } from './session/return-path.ts'

const api = createApi(() => {
  const path = pathInConsole(router.state.location)
  if (!isSignIn(path)) void router.navigate(signInPath(path, true), { replace: true })
})
const router = createBrowserRouter(createRoutes(api), { basename: '/console' })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root"')
createRoot(root).render(
  <StrictMode>
    <ApiContext value={api}>
      <Toaster>
        <RouterProvider router={router} />
      </Toaster>
    </ApiContext>
  </StrictMode>,
)
