import type { Result } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import { consoleCopy } from '@mostrador/copy/console'
import { problemDetail } from '@mostrador/copy/problem'
import { useState, type FormEvent } from 'react'
import { whyLacking } from '../api/why-refused.ts'

/** Returns the sentence for a refused form. */
export const sentenceOf = (problem: Problem): string =>
  problem.status === 0 ? consoleCopy.noConnection : (whyLacking(problem) ?? problemDetail(problem.code))

/** Focuses a field by name; of several the first. */
export function focusField(form: HTMLFormElement, name: string): void {
  const named = form.elements.namedItem(name)
  const field = named instanceof RadioNodeList ? named[0] : named
  if (field instanceof HTMLElement) field.focus()
}

/** State of a short form: names missing fields, sends once, and explains a failure. */
export type FormState<Name extends string> = {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
  readonly busy: boolean
  readonly missing: Readonly<Partial<Record<Name, boolean>>>
  readonly failure: { readonly code: string; readonly text: string } | undefined
}

/**
 * Holds a form whose fields are all required; `send` gets their texts. The focus goes to the first
 * empty field, or to the one that `blames` finds for a refusal.
 */
export function useForm<Name extends string, Data>(
  names: readonly Name[],
  {
    send,
    done,
    blames,
  }: {
    readonly send: (fields: Readonly<Record<Name, string>>) => Promise<Result<Data>>
    readonly done: (data: Data, form: HTMLFormElement) => void
    readonly blames?: (code: string) => Name | undefined
  },
): FormState<Name> {
  const [missing, setMissing] = useState<FormState<Name>['missing']>({} as FormState<Name>['missing'])
  const [failure, setFailure] = useState<FormState<Name>['failure']>()
  const [busy, setBusy] = useState(false)

  async function work(form: HTMLFormElement): Promise<void> {
    const written = new FormData(form)
    const fields = Object.fromEntries(names.map((name) => [name, String(written.get(name) ?? '')])) as Record<
      Name,
      string
    >
    const empty = names.filter((name) => fields[name].trim() === '')
    setMissing(Object.fromEntries(empty.map((name) => [name, true])) as FormState<Name>['missing'])
    setFailure(undefined)
    const [first] = empty
    if (first !== undefined) return focusField(form, first)
    setBusy(true)
    const result = await send(fields)
    setBusy(false)
    if (result.ok) return done(result.data, form)
    const { code } = result.problem
    setFailure({ code, text: sentenceOf(result.problem) })
    const wrong = blames?.(code)
    if (wrong !== undefined) focusField(form, wrong)
  }

  return {
    submit: (event) => {
      event.preventDefault()
      if (!busy) void work(event.currentTarget)
    },
    busy,
    missing,
    failure,
  }
}
