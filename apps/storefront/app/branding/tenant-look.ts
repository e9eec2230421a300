import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'
import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import { fontStack } from '@mostrador/domain/branding/font-family'
import { firstFontFiles, fontFaces } from '@mostrador/ui/font-faces'
import { redirectDocument } from 'react-router'
import { sizedPicture } from './sized-picture.ts'
import { brandClass } from './brand-class.ts'
import { reachOf, reachWords } from '@mostrador/domain/marketing/marketing-ids'
import { tileSourceParameter } from '@mostrador/domain/delivery/map-providers'
import type { MenuBox } from '@mostrador/domain/customisation/menu-box'
import { boxSheet, withoutBoxes } from './box-sheet.ts'
import { isLightTheme, themeTokens, type ColorConfig } from '@mostrador/domain/branding/theme-tokens'

/**
 * Look of a branch: its style sheet, icon, and the colour for the browser's bars. `fonts` are the
 * rules of its font; `reach` names the scripts and map tiles its pages may load, for the content
 * security policy.
 */
export type TenantLook = {
  readonly sheet: string
  readonly fonts: string
  readonly icon: string
  readonly themeColor: string
  readonly reach: string
}

function iconOf(branch: BranchInfo, brand: string, onBrand: string): string {
  if (branch.customLogoURL) return sizedPicture(branch.customLogoURL, 160)
  const initial = encodeURIComponent(branch.name.slice(0, 1).toUpperCase())
  const [fill, ink] = [brand, onBrand].map(encodeURIComponent)
  return (
    `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E` +
    `%3Ccircle cx='16' cy='16' r='16' fill='${fill}'/%3E` +
    `%3Ctext x='16' y='22' font-family='sans-serif' font-weight='700' font-size='17' text-anchor='middle' ` +
    `fill='${ink}'%3E${initial}%3C/text%3E%3C/svg%3E`
  )
}

/** Written too where there is none: the sheet before may have had one. */
const NO_BACKGROUND = 'body::before{content:none}'

/**
 * Writes the rule of a branch's background picture, its own or its logo: small and faint, fixed in
 * the middle of the foot, where 001 §2 has a logo by default.
 */
function backgroundOf({ withCustomBackgroundLogo, customLogoURL, customBackgroundURL }: BranchInfo): string {
  const url = customBackgroundURL ?? customLogoURL
  if (!withCustomBackgroundLogo || !url) return NO_BACKGROUND
  const picture = sizedPicture(url, 320)
  return `body::before{content:"";position:fixed;inset:0;z-index:-1;pointer-events:none;opacity:.12;background:url("${picture}") center bottom 6rem/min(40vw,12rem) no-repeat}`
}

/** A document of the server has no sheet before it. */
const NO_BOXES = import.meta.env.SSR ? '' : withoutBoxes()

const MOST_THEMES = 300

const themes = new Map<string, ReturnType<typeof themeTokens>>()

/** Returns the theme of some colours, cached by their values. */
function themeOf(config: ColorConfig): ReturnType<typeof themeTokens> {
  const key = JSON.stringify(config)
  const tokens = themes.get(key) ?? themeTokens(config)
  // Stryker disable all: a theme that is not kept is computed again, and is the same.
  themes.delete(key)
  themes.set(key, tokens)
  // The least recently used goes first.
  for (const [oldest] of themes) if (themes.size > MOST_THEMES) themes.delete(oldest)
  // Stryker restore all
  return tokens
}

/**
 * Builds the look of a branch: tokens on `:root`, and its font. Loaded apart, because a browser
 * needs it only when the diner goes to another tenant. A draft (`isPreview`) shows a font as soon
 * as it loads, even if the page moves. `boxes` of the menu are drawn the branch's own way.
 */
export function tenantLook(
  branch: BranchInfo,
  isPreview = false,
  boxes: readonly MenuBox[] = [],
): TenantLook {
  const { colorConfig, fontFamily } = branch.generalConfig
  const tokens = themeOf(colorConfig)
  const rules = [
    `color-scheme:${isLightTheme(colorConfig) ? 'light' : 'dark'}`,
    `--font-family:${fontStack(fontFamily)}`,
    ...Object.entries(tokens).map(([name, value]) => `${name}:${value}`),
  ]
  return {
    sheet: `:root{${rules.join(';')}}${backgroundOf(branch)}${NO_BOXES}${boxSheet(boxes, colorConfig)}`,
    fonts: fontFaces(fontFamily, isPreview ? 'swap' : 'optional'),
    icon: iconOf(branch, tokens['--brand'], tokens['--on-brand']),
    themeColor: tokens['--canvas'],
    reach: [reachWords(reachOf(branch)), tileSourceParameter(branch.mapProvider)].filter(Boolean).join(' '),
  }
}

/**
 * Reloads the document for a tenant that speaks another voice, which is another build. Only in a
 * browser; the server chooses the build. Source: docs/decisions/045.
 */
export function assertVoice({ type, info }: AliasLookup, { url }: Request): void {
  const { voice } = type === 'branchContact' ? info.branch : info
  if ((voice === 'VOS') !== (import.meta.env.MODE === 'vos')) throw redirectDocument(url)
}

/** Returns the header that preloads a branch's font: one that misses the paint is not shown. */
export function fontHeader({ generalConfig }: BranchInfo): { readonly link?: string } {
  const files = firstFontFiles(generalConfig.fontFamily)
  if (files.length === 0) return {}
  return {
    link: files.map((file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', '),
  }
}

const CARD_TOKENS = ['--brand', '--on-brand', '--banner', '--on-banner'] as const

/** Writes the branches' brand colours, each in its own class, for the cards of a company's page. */
export const brandSheet = (branches: readonly BranchInfo[]): string =>
  branches
    .map((branch) => {
      const tokens = themeOf(branch.generalConfig.colorConfig)
      return `.${brandClass(branch.id)}{${CARD_TOKENS.map((name) => `${name}:${tokens[name]}`).join(';')}}`
    })
    .join('')
