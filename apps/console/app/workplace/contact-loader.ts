import type { Client } from '@mostrador/contract/client'
import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import type { Currency } from '@mostrador/domain/money/minor'
import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { remembered } from '../layout/remembered.ts'
import { loadSession, speakWhere, type Asking } from '../session/session-loader.ts'
import { firstPage } from './may-see.ts'
import type { Workplace } from './contact-context.ts'

/** Reads the session and redirects to its only or last used branch contact, if there is one. */
export async function loadContacts(asking: Asking, { request }: LoaderFunctionArgs): Promise<StaffSession> {
  const session = await loadSession(asking, request)
  const [first, ...others] = session.branchContacts
  const last = session.branchContacts.find(({ alias }) => alias === remembered('contact'))
  const known = last ?? (others.length === 0 ? first : undefined)
  const isAsked = new URL(request.url).searchParams.has('choose')
  if (known && !isAsked) throw redirect(`/${known.alias}/${firstPage({ session, contact: known })}`)
  return session
}

/**
 * Reads a branch contact of the session, with its currency.
 * @throws a 404 for one of others, or the problem document when the country could not be read
 */
export async function loadWorkplace(asking: Asking, args: LoaderFunctionArgs): Promise<Workplace> {
  const session = await loadSession(asking, args.request)
  const contact = session.branchContacts.find(({ alias }) => alias === args.params.alias)
  if (!contact) throw data(null, { status: 404 })
  await speakWhere([contact], args.request)
  return { session, contact, currency: await loadCurrency(asking.api, contact.country) }
}

async function loadCurrency(api: Client, country: string): Promise<Currency> {
  const found = await api.getCountry({ params: { country } })
  if (!found.ok) throw found.problem
  return { ...found.data.currency, mantissa: found.data.mantissa }
}
