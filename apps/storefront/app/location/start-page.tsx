import { pageMetaCopy } from '@mostrador/copy/page-meta'
import { startCopy } from '@mostrador/copy/start'
import { slugOf } from '@mostrador/domain/menu/plate-slug'
import { Button } from '@mostrador/ui/button.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useSyncExternalStore } from 'react'
import { Form, href, redirect, useRouteLoaderData } from 'react-router'
import { BranchLogo } from '../branding/branch-logo.tsx'
import { KeptLink } from '../layout/kept-link.tsx'
import { keptQuery } from '../layout/kept-query.ts'
import { PageHeader } from '../layout/page-header.tsx'
import type { loader as loadRoot } from '../root.tsx'
import { parsePlaces, storedPlaces } from './recent-places.ts'
import type { RecentPlace } from './recent-places.ts'
import type { Route } from './+types/start-page'

/** The name of the field that asks for a local; the form works without scripts. */
const FIELD = 'local'

/** `?local=Mi Local` leads to the local; anything else is the start page. */
function openLocal({ request }: { readonly request: Request }) {
  const { search, searchParams } = new URL(request.url)
  const alias = slugOf(searchParams.get(FIELD) ?? '')
  if (alias) throw redirect(href('/menu/:alias', { alias }) + keptQuery(search))
  return null
}

export const loader = (args: Route.LoaderArgs) => openLocal(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => openLocal(args)

export const meta: Route.MetaFunction = () => [
  { title: pageMetaCopy.start },
  { name: 'description', content: pageMetaCopy.startDescription },
]

const never = () => () => undefined

/** The places of this browser; none on the server and while the page comes alive. */
function useRecentPlaces(): readonly RecentPlace[] {
  return parsePlaces(useSyncExternalStore(never, storedPlaces, () => null))
}

/** Where the journey starts: the locals visited before, and a field for any other. Source: 000 §2 Routes. */
export default function StartPage() {
  const places = useRecentPlaces()
  const provider = useRouteLoaderData<typeof loadRoot>('root')?.provider.name
  return (
    <>
      <PageHeader home={<p className="truncate text-16 font-semibold">{provider}</p>} />
      <main id="content" className="mx-auto grid max-w-xl gap-8 px-4 pt-8">
        <div>
          <h1 className="text-28 font-bold">{startCopy.title}</h1>
          <p className="pt-1 text-16 text-muted">{startCopy.unknown}</p>
        </div>
        <Form method="get" className="grid gap-3">
          <TextField
            name={FIELD}
            icon="store"
            label={startCopy.field}
            hint={startCopy.fieldHint}
            required
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" wide>
            {startCopy.go}
          </Button>
        </Form>
        {places.length > 0 && <Places places={places} />}
      </main>
    </>
  )
}

function Places({ places }: { readonly places: readonly RecentPlace[] }) {
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="pb-2 text-18 font-semibold">
        {startCopy.known}
      </h2>
      <ul className="grid gap-2">
        {places.map(({ alias, name, logo }) => (
          <li key={alias}>
            <KeptLink
              to={href('/menu/:alias', { alias })}
              className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 hover:border-line-strong"
            >
              <BranchLogo name={name} url={logo} size="small" />
              <span className="min-w-0 grow truncate text-16 font-medium">{name}</span>
              <Icon name="chevron-right" className="text-muted" />
            </KeptLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
