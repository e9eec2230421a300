import { noAnswer, problemOf, type Fetch, type Result } from '@mostrador/contract/client'

/** A file that the browser is to save. */
export type TakenOut = { readonly file: Blob; readonly name: string }

/**
 * Asks for a list that comes as a file, by the name that the server gives it. Never throws: no
 * network and a list that breaks off on its way are problems like any other, so that nobody keeps
 * half of it for the whole.
 */
export async function takeOutFile(fetch: Fetch, url: string, nameless: string): Promise<Result<TakenOut>> {
  try {
    const response = await fetch(url)
    if (response.ok) {
      const said = response.headers.get('content-disposition') ?? ''
      const [, name = nameless] = /filename="([^"]+)"/.exec(said) ?? []
      return { ok: true, data: { file: await response.blob(), name } }
    }
    return { ok: false, problem: await problemOf(response) }
  } catch {
    return { ok: false, problem: noAnswer() }
  }
}

/** Has the browser save a file, as a link to it would. */
export function saveFile({ file, name }: TakenOut): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
