import { guideCopy } from '@mostrador/copy/guide'
import { DEFAULT_MAP_CENTRE } from '@mostrador/domain/delivery/map-view'
import { Button } from '@mostrador/ui/button.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useState, type SyntheticEvent } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { browserApi } from '../api.ts'
import { keptQuery } from '../frame/kept-query.ts'
import { askByCode } from './ask-nearby.ts'
import { aliasOfCode } from './guide-code.ts'
import type { GuidePoint } from './guide-point.ts'
import { useFocusOnProblem } from '../frame/use-focus-on-error.ts'

/** Form that opens a branch contact's menu by its code. Source: 001 §2 Guide page. */
export function CodeForm({ place }: { readonly place: GuidePoint | null }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const toast = useToast()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { form, countTry } = useFocusOnProblem(error)

  async function find(): Promise<void> {
    const alias = aliasOfCode(code)
    if (alias === '') return setError(guideCopy.codeMissing)
    setIsBusy(true)
    const result = await askByCode(browserApi.client, place ?? DEFAULT_MAP_CENTRE, alias)
    setIsBusy(false)
    if (!result.ok) return toast({ text: result.problem.detail || guideCopy.failed, tone: 'danger' })
    const [found] = result.data
    if (!found) return setError(guideCopy.codeUnknown)
    await navigate(href('/menu/:alias', { alias: found.alias }) + keptQuery(search))
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (isBusy) return
    countTry()
    void find()
  }

  return (
    <search className="@container">
      <form ref={form} noValidate onSubmit={submit} className="flex items-start gap-3 @max-[16rem]:flex-col">
        <TextField
          label={guideCopy.code}
          hint={guideCopy.codeHint}
          icon="search"
          value={code}
          maxLength={200}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ currentTarget: { value } }) => {
            setCode(value)
            setError(undefined)
          }}
          className="w-full min-w-0 grow"
          {...(error && { error })}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={isBusy}
          className="mt-6.5 shrink-0 @max-[16rem]:mt-0 @max-[16rem]:w-full"
        >
          {guideCopy.codeGo}
        </Button>
      </form>
    </search>
  )
}
