import { spoken } from '@mostrador/copy/you'
import { voiceOfCountry } from '@mostrador/domain/branding/voice'
import type { Mail } from '@mostrador/mail/mail-sender'
import { themeTokens, type ColorConfig } from '@mostrador/domain/branding/theme-tokens'
import { html, raw } from 'hono/html'

/** Sender of a mail: name, colours, and the country whose wording it takes. */
export type MailLook = { readonly name: string; readonly colors: ColorConfig; readonly country: string }

/** Row of a table: label and value. */
export type MailRow = {
  readonly label: string
  /** Detail in small letters. */
  readonly detail?: string
  readonly value: string
  readonly isTotal?: boolean
}

/** Parts of a mail, in the order in which they are read. */
export type MailWords = {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly rows?: readonly MailRow[]
  readonly link?: { readonly label: string; readonly url: string }
  /** Closing notes, in small letters. */
  readonly notes: readonly string[]
  /** Link that stops these mails, at the end. */
  readonly stop?: { readonly label: string; readonly url: string }
}

type Written = Pick<Mail, 'fromName' | 'subject' | 'text' | 'html'>

/** Returns a shop's name for a header, in one line. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/**
 * Writes a mail as text, and as a page in the brand's colours. The page loads nothing from any
 * server, so that its opening is not reported. Mail programs know tables and inline styles, and
 * little else. Our sentences address the reader by the country's custom.
 */
export function writeMail(look: MailLook, written: MailWords): Written {
  const parts = inVoiceOf(look.country, written)
  return {
    fromName: oneLine(look.name),
    subject: oneLine(parts.subject),
    text: textOf(look, parts),
    html: String(pageOf(look, parts)),
  }
}

function inVoiceOf(country: string, parts: MailWords): MailWords {
  const say = (text: string): string => spoken(text, voiceOfCountry(country))
  return {
    ...parts,
    subject: say(parts.subject),
    heading: say(parts.heading),
    paragraphs: parts.paragraphs.map(say),
    notes: parts.notes.map(say),
    ...(parts.link && { link: { ...parts.link, label: say(parts.link.label) } }),
    ...(parts.stop && { stop: { ...parts.stop, label: say(parts.stop.label) } }),
  }
}

function textOf({ name }: MailLook, parts: MailWords): string {
  const { heading, paragraphs, rows = [], link, notes, stop } = parts
  const table = rows.map(({ label, detail, value }) =>
    [`${label}: ${value}`, ...(detail ? [`   ${detail}`] : [])].join('\n'),
  )
  const blocks = [
    heading,
    ...paragraphs,
    ...(table.length > 0 ? [table.join('\n')] : []),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ['-- ', name, ...notes, ...(stop ? [`${stop.label}: ${stop.url}`] : [])].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function stylesOf(colors: ColorConfig) {
  const of = themeTokens(colors)
  const font = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
  const text = `${font};color:${of['--text']};font-size:16px;line-height:24px`
  const onBrand = `${font};background:${of['--brand']};color:${of['--on-brand']}`
  const cell = `${text};padding:10px 0;vertical-align:top;border-top:1px solid ${of['--line']}`
  return {
    canvas: `background:${of['--canvas']}`,
    head: `${onBrand};font-size:20px;line-height:28px;font-weight:700;padding:18px 24px;border-radius:12px 12px 0 0`,
    sheet: `background:${of['--surface-raised']};padding:24px;border-radius:0 0 12px 12px`,
    heading: `${text};font-size:24px;line-height:32px;margin:0 0 8px`,
    text: `${text};margin:0 0 16px`,
    small: `${font};color:${of['--text-muted']};font-size:14px;line-height:20px`,
    button: `${onBrand};display:inline-block;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;padding:12px 24px;border-radius:8px`,
    cellOf: (isTotal: boolean) => (isTotal ? `${cell};font-weight:700` : cell),
  }
}

type Styles = ReturnType<typeof stylesOf>

/** Attributes of a layout table. */
const LAYOUT = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0"')

function tableOf(rows: readonly MailRow[], styles: Styles) {
  if (rows.length === 0) return ''
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">
    ${rows.map(({ label, detail, value, isTotal = false }) => {
      const style = styles.cellOf(isTotal)
      const more = detail ? html`<br /><span style="${styles.small}">${detail}</span>` : ''
      return html`<tr>
        <td style="${style}">${label}${more}</td>
        <td align="right" style="${style};padding-left:12px;white-space:nowrap">${value}</td>
      </tr>`
    })}
  </table>`
}

/** Returns the link as a button, and as text for those who would look at it first. */
function buttonOf({ link }: MailWords, { button, small }: Styles) {
  if (!link) return ''
  return html`<p style="margin:0 0 16px"><a href="${link.url}" style="${button}">${link.label}</a></p>
    <p style="${small};margin:0;overflow-wrap:anywhere">${link.url}</p>`
}

function pageOf({ name, colors }: MailLook, parts: MailWords) {
  const styles = stylesOf(colors)
  const { subject, heading, paragraphs, rows = [], notes, stop } = parts
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;${styles.canvas}">
        <table ${LAYOUT} style="${styles.canvas}">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table ${LAYOUT} style="max-width:560px">
                <tr>
                  <td style="${styles.head}">${name}</td>
                </tr>
                <tr>
                  <td style="${styles.sheet}">
                    <h1 style="${styles.heading}">${heading}</h1>
                    ${paragraphs.map((one) => html`<p style="${styles.text}">${one}</p>`)}
                    ${tableOf(rows, styles)} ${buttonOf(parts, styles)}
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 24px">
                    ${notes.map((one) => html`<p style="${styles.small};margin:0 0 4px">${one}</p>`)}
                    ${stop ? html`<p style="${styles.small};margin:0"><a href="${stop.url}" style="${styles.small};text-decoration:underline">${stop.label}</a></p>` : ''}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
}
