import { noAnswer, problemOf, type Fetch, type Result } from '@mostrador/contract/client'

export type TakenOut = { readonly file: Blob; readonly name: string }

/** Downloads a list by the server's file name. Never throws; a broken download is a problem. */
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

/** Makes the browser save a file. */
export function saveFile({ file, name }: TakenOut): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
