import { typedEmail } from '@mostrador/domain/checkout/email'
import { COUNTRY_NAMES, foundingCopy } from '@mostrador/copy/founding'
import { TEMPLATE_NAMES } from '@mostrador/copy/menu-editor'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { problemDetail } from '@mostrador/copy/problem'
import { COUNTRY_ZONES, SERVED_COUNTRIES, type ServedCountry } from '@mostrador/domain/company/country-zones'
import { KITCHENS, type Kitchen } from '@mostrador/domain/company/kitchen'
import { slugOf } from '@mostrador/domain/revision/slug'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { useRest } from '../layout/use-rest.ts'
import { ENTRANCE_BOX, Entrance } from '../session/entrance.tsx'
import { MissingSummary } from '../session/missing-summary.tsx'
import { PasswordField } from '../session/password-field.tsx'
import { useForm } from '../session/use-form.ts'
import { zoneLabel } from '../time/zone-label.ts'

const FIELDS = ['name', 'email', 'password', 'shop', 'alias', 'country', 'timeZone', 'kitchen'] as const
type Field = (typeof FIELDS)[number]

function blames(code: string): Field | undefined {
  if (code === 'name-missing' || code === 'name-too-long') return 'name'
  if (code === 'time-zone-unknown') return 'timeZone'
  return FIELDS.find((field) => code.startsWith(`${field}-`))
}

/** Returns the browser's country, if a shop can be in it; else 'ar'. */
function ownCountry(): ServedCountry {
  const region = new Intl.Locale(navigator.language).region?.toLowerCase()
  return SERVED_COUNTRIES.find((country) => country === region) ?? 'ar'
}

/** Returns the browser's time zone, if the country has it; else the country's first. */
function zoneOf(country: ServedCountry): string {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones: readonly string[] = COUNTRY_ZONES[country]
  return zones.includes(own) ? own : COUNTRY_ZONES[country][0]
}

/** Founds account and shop in one call, and opens the shop's console. */
function useFounding(token: string, email: string | null) {
  const api = useApi()
  const navigate = useNavigate()
  return useForm<Field, { readonly alias: string; readonly isIn: boolean }>(
    email === null ? FIELDS : FIELDS.filter((field) => field !== 'email'),
    {
      send: async (fields) => {
        const kitchen = fields.kitchen as Kitchen
        const body = { ...fields, email: email ?? fields.email, token, kitchen }
        const founded = await api.foundCompany({ body })
        if (!founded.ok) return founded
        const entered = await api.signIn({ body: { email: typedEmail(body.email), password: body.password } })
        return { ...founded, data: { ...founded.data, isIn: entered.ok } }
      },
      done: ({ alias, isIn }) => void navigate(isIn ? `/${alias}` : '/session?founded=1', { replace: true }),
      blames,
    },
  )
}

export type FoundingFormProps = {
  readonly token: string
  /** E-mail that the link was made for; null for anyone's. */
  readonly email: string | null
}

/** Form of a new company: its owner's account, its brand, and its place. */
export function FoundingForm({ token, email }: FoundingFormProps) {
  const { submit, busy, missing, failure } = useFounding(token, email)
  // The link expired or was used meanwhile: nothing typed here helps any more.
  if (failure?.code === 'founding-link-ended')
    return <NotFoundPage title={foundingCopy.ended} hint={foundingCopy.endedHint} />
  const blamed = failure && blames(failure.code)
  const errorOf = (field: Field): string | undefined =>
    missing[field] ? staffAccountCopy.fieldMissing : blamed === field ? failure?.text : undefined
  return (
    <Entrance title={foundingCopy.title} hint={foundingCopy.hint}>
      <form noValidate onSubmit={submit} className={ENTRANCE_BOX}>
        {failure && blamed === undefined && (
          <Notice tone="danger" live="alert">
            {failure.text}
          </Notice>
        )}
        <Account email={email} errorOf={errorOf} />
        <Shop token={token} errorOf={errorOf} />
        <MissingSummary missing={missing} />
        <Button type="submit" size="large" wide busy={busy} busyLabel={foundingCopy.creating}>
          {foundingCopy.create}
        </Button>
      </form>
    </Entrance>
  )
}

type SectionProps = { readonly errorOf: (field: Field) => string | undefined }

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className="grid min-w-0 gap-4">
    <legend className="pb-3 text-18 font-bold">{title}</legend>
    {children}
  </fieldset>
)

function Account({ email, errorOf }: SectionProps & Pick<FoundingFormProps, 'email'>) {
  return (
    <Part title={foundingCopy.account}>
      <TextField
        label={foundingCopy.name}
        name="name"
        autoComplete="name"
        maxLength={100}
        error={errorOf('name')}
      />
      <TextField
        label={foundingCopy.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={99}
        error={errorOf('email')}
        {...(email !== null && { value: email, readOnly: true })}
      />
      <PasswordField
        isNew
        label={foundingCopy.password}
        hint={staffAccountCopy.passwordRule}
        error={errorOf('password')}
      />
    </Part>
  )
}

function Shop({ token, errorOf }: SectionProps & Pick<FoundingFormProps, 'token'>) {
  const [country, setCountry] = useState(ownCountry)
  const [timeZone, setTimeZone] = useState(() => zoneOf(country))
  const alias = useNewAlias(token)
  function move(to: ServedCountry): void {
    setCountry(to)
    setTimeZone(zoneOf(to))
  }
  return (
    <Part title={foundingCopy.company}>
      <TextField
        label={foundingCopy.shop}
        name="shop"
        autoComplete="organization"
        maxLength={100}
        error={errorOf('shop')}
        onChange={({ currentTarget: { value } }) => alias.follow(value)}
      />
      <TextField
        label={foundingCopy.alias}
        name="alias"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={50}
        prefix="/menu/"
        className="[&_input]:pl-16!"
        value={alias.text}
        onChange={({ currentTarget: { value } }) => alias.write(value)}
        error={errorOf('alias') ?? alias.problem}
        hint={<output>{alias.hint}</output>}
      />
      <SelectField
        label={foundingCopy.country}
        name="country"
        value={country}
        options={SERVED_COUNTRIES.map((value) => ({ value, label: COUNTRY_NAMES[value] }))}
        onChange={({ currentTarget: { value } }) => move(value as ServedCountry)}
        error={errorOf('country')}
      />
      <SelectField
        label={foundingCopy.timeZone}
        name="timeZone"
        value={timeZone}
        options={COUNTRY_ZONES[country].map((value) => ({ value, label: zoneLabel(value) }))}
        onChange={({ currentTarget: { value } }) => setTimeZone(value)}
        error={errorOf('timeZone')}
      />
      <SelectField
        label={foundingCopy.kitchen}
        name="kitchen"
        defaultValue="basica"
        options={KITCHENS.map((value) => ({ value, label: kitchenName(value) }))}
        hint={foundingCopy.kitchenHint}
        error={errorOf('kitchen')}
      />
    </Part>
  )
}

const kitchenName = (kitchen: Kitchen): string =>
  kitchen === 'basica' ? foundingCopy.otherKitchen : (TEMPLATE_NAMES[kitchen] ?? kitchen)

const LONGEST = 50

/** Address of the new shop: made from its name until typed, and checked for being free. */
function useNewAlias(token: string) {
  const api = useApi()
  const [text, setText] = useState('')
  const [isOwn, setIsOwn] = useState(false)
  const asked = useRest(text)
  const { data, isFetching } = useQuery({
    queryKey: ['new-alias', token, asked],
    queryFn: () => answerOf(api.checkNewAlias({ body: { token, alias: asked } })),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const isKnown = asked !== '' && asked === text && !isFetching && data !== undefined
  const problem = isKnown && data.problem !== null ? problemDetail(data.problem) : undefined
  return {
    text,
    follow: (name: string): void => {
      if (!isOwn) setText(slugOf(name).slice(0, LONGEST).replace(/-+$/, ''))
    },
    write: (value: string): void => {
      setIsOwn(value !== '')
      setText(value.toLowerCase().replaceAll(/\s+/g, '-'))
    },
    problem,
    hint: isKnown ? problem === undefined && foundingCopy.aliasFree : text !== '' && foundingCopy.aliasAsking,
  }
}
