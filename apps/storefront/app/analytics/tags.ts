import type { Reach } from '@mostrador/domain/marketing/marketing-ids'
import type { Step } from './journey.ts'
import { analyticsEvents, dataLayerPushes, pixelCalls } from './tag-shapes.ts'

type Pixel = ((...call: readonly unknown[]) => void) & {
  callMethod?: (...call: readonly unknown[]) => void
  queue: unknown[]
  loaded: boolean
  version: string
  push: unknown
}

export type TagWindow = {
  dataLayer?: unknown[]
  /** Layer of web analytics alone: a tag manager would tell its events a second time. */
  webAnalyticsLayer?: unknown[]
  fbq?: Pixel
  _fbq?: Pixel
}

export type LoadScript = (address: string) => void

const GOOGLE = 'https://www.googletagmanager.com'

type Teller = (step: Step) => void

function tagManager(id: string, page: TagWindow, load: LoadScript): Teller {
  const layer = (page.dataLayer ??= [])
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  load(`${GOOGLE}/gtm.js?id=${id}`)
  return (step) => layer.push(...dataLayerPushes(step))
}

function webAnalytics(id: string, page: TagWindow, load: LoadScript): Teller {
  const layer = (page.webAnalyticsLayer ??= [])
  // The script recognises commands by their being an `arguments` object.
  const command: (...parts: readonly unknown[]) => void = function command() {
    layer.push(arguments)
  }
  command('js', new Date())
  command('config', id)
  load(`${GOOGLE}/gtag/js?id=${id}&l=webAnalyticsLayer`)
  return (step) => {
    for (const [name, data] of analyticsEvents(step)) command('event', name, data)
  }
}

function makePixel(): Pixel {
  const queue: unknown[] = []
  const pixel: Pixel = Object.assign(
    (...call: readonly unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...call)
      else queue.push(call)
    },
    { queue, loaded: true, version: '2.0', push: undefined as unknown },
  )
  pixel.push = pixel
  return pixel
}

function socialPixel(id: string, page: TagWindow, load: LoadScript): Teller {
  const pixel = (page.fbq ??= makePixel())
  page._fbq ??= pixel
  pixel('init', id)
  pixel('track', 'PageView')
  load('https://connect.facebook.net/es_LA/fbevents.js')
  return (step) => {
    for (const call of pixelCalls(step)) pixel('trackSingle', id, ...call)
  }
}

/**
 * Loads a brand's counters; returns a function that tells them a step. Source: 000 §7 Analytics.
 */
export function startTags(reach: Reach, page: TagWindow, load: LoadScript): Teller {
  const tellers = [
    reach.tagManager !== undefined && tagManager(reach.tagManager, page, load),
    reach.webAnalytics !== undefined && webAnalytics(reach.webAnalytics, page, load),
    reach.pixel !== undefined && socialPixel(reach.pixel, page, load),
  ].filter((teller) => teller !== false)
  return (step) => {
    for (const teller of tellers) teller(step)
  }
}
