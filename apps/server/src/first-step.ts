import { firstStepCopy } from '@mostrador/copy/first-step'
import type { Database } from '@mostrador/database/rows'
import { html, raw } from 'hono/html'
import type { Kysely } from 'kysely'
import { inlineDigest } from './pages/content-security-policy.ts'

const AGAIN_SECONDS = 5

const STYLE = `
  :root { color-scheme: light dark }
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 40rem; padding: 3rem 1rem }
  h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem }
  pre { border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); border-radius: 0.75rem;
    font-size: 0.875rem; overflow-wrap: anywhere; padding: 1rem; white-space: pre-wrap }
`

/**
 * Returns a check whether a database has no company yet, which stops asking once there is one. A
 * later removal shows at the next start.
 */
export function createEmptiness(db: Kysely<Database>): () => Promise<boolean> {
  let isFilled = false
  return async () => {
    if (isFilled) return false
    const found = await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()
    isFilled = found !== undefined
    return !isFilled
  }
}

/**
 * Writes the first step on a server without a shop, for the terminal: the link by which its owner
 * founds it, and the other way, by a file.
 */
export function firstStepText(foundingUrl: string): string {
  const { title, link, linkHint, or, commands, others } = firstStepCopy
  const lines = [
    '',
    '  Mostrador',
    '',
    `  ${title}. ${link}`,
    '',
    `    ${foundingUrl}`,
    '',
    `  ${linkHint}`,
    '',
    `  ${or}`,
    '',
    ...commands.map((command) => `    ${command}`),
    '',
    `  ${others}`,
    '',
  ]
  return `${lines.join('\n')}\n`
}

/**
 * Page of the first step in the place of the console until there is a shop. It lacks the link,
 * which is the terminal's alone: a stranger may open the page first.
 */
export function firstStepPage(): Response {
  const { title, pageHint, or, commands, others, waiting } = firstStepCopy
  const page = html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta http-equiv="refresh" content="${AGAIN_SECONDS}" />
        <title>${title} · Mostrador</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${pageHint}</p>
          <p>${or}</p>
          <pre>${commands.join('\n')}</pre>
          <p>${others}</p>
          <p>${waiting}</p>
        </main>
      </body>
    </html> `
  const policy = `default-src 'none'; style-src ${inlineDigest(STYLE)}; base-uri 'none'; frame-ancestors 'none'`
  return new Response(page.toString(), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
    },
  })
}
