import { guideCopy } from '@mostrador/copy/guide'
import { pageMetaCopy } from '@mostrador/copy/page-meta'
import { startCopy } from '@mostrador/copy/start'
import { Button } from '@mostrador/ui/button.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { Form, href, useLocation } from 'react-router'
import { KeptLink } from '../frame/kept-link.tsx'
import { keptQuery } from '../frame/kept-query.ts'
import { PageHeader } from '../header/page-header.tsx'
import { useDocument } from '../frame/load-document.ts'
import { BranchList } from '../location/branch-list.tsx'
import { loadStart, START_PARAMETERS } from '../location/load-start.ts'
import { RecentRow } from '../location/recent-row.tsx'
import type { Route } from './+types/start-page'

export const loader = (args: Route.LoaderArgs) => loadStart(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadStart(args)

/** No personal data in the document: a browser draws its own places. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = () => [
  { title: pageMetaCopy.start },
  { name: 'description', content: pageMetaCopy.startDescription },
]

/** Start page: visited places, and all brands to read or search. Source: 000 §2 Routes. */
export default function StartPage({ loaderData }: Route.ComponentProps) {
  const provider = useDocument()?.provider.name
  return (
    <>
      <PageHeader home={<p className="truncate text-16 font-semibold">{provider}</p>} />
      <main id="content" className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 pt-8">
        <h1 className="text-28 font-bold">{startCopy.title}</h1>
        <SearchForm search={loaderData.search} />
        <KeptLink
          to={href('/guia')}
          className="hit-44 inline-flex w-fit items-center gap-2 text-16 font-medium underline underline-offset-4"
        >
          <Icon name="locate" />
          {guideCopy.link}
        </KeptLink>
        <RecentRow />
        <BranchList {...loaderData} />
      </main>
    </>
  )
}

function SearchForm({ search }: { readonly search: string }) {
  const kept = new URLSearchParams(keptQuery(useLocation().search))
  return (
    <search>
      <Form method="get" className="flex items-start gap-3">
        {[...kept].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <TextField
          key={search}
          name={START_PARAMETERS.search}
          type="search"
          icon="search"
          label={startCopy.field}
          labelHidden
          placeholder={startCopy.field}
          hint={startCopy.fieldHint}
          defaultValue={search}
          maxLength={100}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          className="w-full sm:max-w-md"
        />
        <Button type="submit">{startCopy.go}</Button>
      </Form>
    </search>
  )
}
