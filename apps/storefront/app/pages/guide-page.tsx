import { guideCopy } from '@mostrador/copy/guide'
import { useState } from 'react'
import { href } from 'react-router'
import { apiOf, type ApiArgs } from '../api.ts'
import { KeptLink } from '../frame/kept-link.tsx'
import { notFound } from '../frame/require-data.ts'
import { PageHeader } from '../header/page-header.tsx'
import { useStoredValue } from '@mostrador/live/use-stored-value'
import { useDocument } from '../frame/load-document.ts'
import { CodeForm } from '../guide/code-form.tsx'
import { keepGuidePoint, storedGuidePoint } from '../guide/guide-point.ts'
import { NearbyList } from '../guide/nearby-list.tsx'
import { PlaceForm } from '../guide/place-form.tsx'
import type { Route } from './+types/guide-page'

const providerOf = (args: ApiArgs) => ({ provider: apiOf(args).provider.name })

/** 404 on a tenant's own host: the guide shows the branch contacts of all brands. */
export const loader = (args: Route.LoaderArgs) => {
  if (apiOf(args).place) throw notFound('page-not-found')
  return providerOf(args)
}
export const clientLoader = (args: Route.ClientLoaderArgs) => providerOf(args)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? guideCopy.title(loaderData.provider) : guideCopy.list },
  { name: 'description', content: guideCopy.description },
]

/** Page of the guide. Source: 001 §2 Guide page; docs/decisions, The guide is at /guia. */
export default function GuidePage({ loaderData }: Route.ComponentProps) {
  const provider = useDocument()?.provider.name ?? loaderData.provider
  // Undefined on the server, and during hydration.
  const place = useStoredValue(storedGuidePoint) ?? null
  const [opened] = useState(() => Date.now())
  return (
    <>
      <PageHeader
        home={
          <KeptLink to={href('/menu')} className="hit-44 truncate text-16 font-semibold">
            {provider}
          </KeptLink>
        }
      />
      <main id="content" className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6 px-4 pt-8 pb-6">
        <h1 className="text-28 font-bold">{guideCopy.title(loaderData.provider)}</h1>
        <PlaceForm onPlace={keepGuidePoint} />
        <CodeForm place={place} />
        {/* As high as the first contacts, so that the list moves nothing when it loads. */}
        <div className="min-h-96">
          {place && (
            <NearbyList key={`${place.lat},${place.lng}`} place={place} isNew={place.savedAt > opened} />
          )}
        </div>
      </main>
    </>
  )
}
