import { createClient, type Result } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import type { DeliveryInfo } from '@mostrador/contract/delivery/delivery-endpoints'
import { describe, expect, test } from 'vitest'
import { askDeliveryFee, type DeliveryQuestion } from './ask-delivery-fee.ts'
import { createDeliveryInfos, deliveryKey } from './delivery-infos.ts'

const question: DeliveryQuestion = {
  contactId: 'c1',
  branchId: 'b1',
  point: { lat: -34.59, lng: -58.42 },
  at: null,
  fullAddress: 'Honduras 4890',
  city: 'Buenos Aires',
  fromLocalStorage: true,
}
const key = deliveryKey(question)

const served = (card: number): Result<DeliveryInfo> => ({
  ok: true,
  data: {
    inArea: true,
    providersFailed: false,
    fees: { card, cash: null },
    minimumOrderPrice: 0,
    freeDeliveryFrom: null,
    options: [],
  },
})
const broken: Result<DeliveryInfo> = {
  ok: false,
  problem: { type: 'about:blank', title: '', status: 0, code: 'network', detail: '' },
}

/** Answers that are given one by one, whenever the test says so. */
function patientServer() {
  const waiting: ((result: Result<DeliveryInfo>) => void)[] = []
  const infos = createDeliveryInfos(() => new Promise((resolve) => waiting.push(resolve)))
  const answer = async (index: number, result: Result<DeliveryInfo>): Promise<void> => {
    waiting[index]?.(result)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { infos, answer, asked: () => waiting.length }
}

describe('the answers of a page', () => {
  /** spec('000 §3.20') */
  test('a contact and a point are asked for once, however they are worded', async () => {
    const { infos, answer, asked } = patientServer()
    let told = 0
    infos.subscribe(() => (told += 1))
    void infos.ask(question)
    void infos.ask({ ...question, fullAddress: 'Honduras 4890, piso 3' })
    expect(infos.read(key)).toEqual({ status: 'loading' })
    await answer(0, served(100))
    void infos.ask(question)
    expect(asked()).toBe(1)
    expect(told).toBe(2)
    expect(infos.read(key)).toMatchObject({ status: 'ready', info: { fees: { card: 100 } } })
  })

  test('another contact or another point is another question', () => {
    const { infos, asked } = patientServer()
    void infos.ask(question)
    void infos.ask({ ...question, contactId: 'c2' })
    void infos.ask({ ...question, point: { lat: -34.6, lng: -58.42 } })
    expect(asked()).toBe(3)
  })

  test('asked anew, the old answer stays until the new one is there, and one that fails changes nothing', async () => {
    const { infos, answer } = patientServer()
    void infos.ask(question)
    await answer(0, served(100))
    void infos.refresh(question)
    expect(infos.read(key)?.status).toBe('ready')
    await answer(1, served(200))
    expect(infos.read(key)).toMatchObject({ info: { fees: { card: 200 } } })
    void infos.refresh(question)
    await answer(2, broken)
    expect(infos.read(key)).toMatchObject({ info: { fees: { card: 200 } } })
  })

  test('an answer that a later one overtook is dropped', async () => {
    const { infos, answer } = patientServer()
    void infos.refresh(question)
    void infos.refresh(question)
    await answer(1, served(200))
    await answer(0, served(100))
    expect(infos.read(key)).toMatchObject({ info: { fees: { card: 200 } } })
  })

  test('a question that failed can be asked again', async () => {
    const { infos, answer } = patientServer()
    void infos.ask(question)
    await answer(0, broken)
    expect(infos.read(key)).toEqual({ status: 'failed' })
    void infos.ask(question)
    expect(infos.read(key)).toEqual({ status: 'loading' })
    await answer(1, served(100))
    expect(infos.read(key)?.status).toBe('ready')
  })
})

test('the page hears of each answer until it stops listening', async () => {
  const { infos, answer } = patientServer()
  const heard: unknown[] = []
  const stop = infos.subscribe(() => void heard.push(infos.read(key)?.status))
  void infos.ask(question)
  await answer(0, served(100))
  expect(heard).toEqual(['loading', 'ready'])
  stop()
  void infos.refresh(question)
  await answer(1, served(200))
  expect(heard).toHaveLength(2)
})

describe('the question', () => {
  /** A server that remembers what it was asked and told. */
  function listeningServer() {
    const calls: { readonly url: string; readonly body: unknown }[] = []
    const client = createClient(async (url, init) => {
      calls.push({ url, body: init?.body ? JSON.parse(String(init.body)) : null })
      return url.startsWith('/api/diner/log')
        ? new Response(null, { status: 204 })
        : Response.json({ inArea: false })
    }, routes)
    return { client, calls }
  }

  test('carries the point and the address', async () => {
    const { client, calls } = listeningServer()
    await askDeliveryFee(client, question)
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/branch/b1/deliveryzones/fee?branchContactId=c1&lat=-34.59&lng=-58.42&fullAddress=Honduras+4890&city=Buenos+Aires',
    ])
  })

  test('names the time of an order for later, and no more of a town than a town has', async () => {
    const { client, calls } = listeningServer()
    const at = '2026-11-21T00:30:00.000Z'
    await askDeliveryFee(client, { ...question, at, city: 'x'.repeat(130) })
    const query = new URL(calls[0]?.url ?? '', 'http://x').searchParams
    expect(query.get('at')).toBe(at)
    expect(query.get('city')).toHaveLength(120)
  })

  /** spec('000 §8.29') */
  test('without a full address is asked all the same, and the log of the server hears of it', async () => {
    const { client, calls } = listeningServer()
    await askDeliveryFee(client, { ...question, fullAddress: ' ' })
    expect(calls.map(({ url }) => url.split('?')[0])).toEqual([
      '/api/diner/log',
      '/api/branch/b1/deliveryzones/fee',
    ])
    expect(calls[0]?.body).toMatchObject({
      bcId: 'c1',
      branchId: 'b1',
      lat: -34.59,
      lng: -58.42,
      addressFromLocalStorage: true,
      component: 'delivery-fee',
      url: null,
      payload: 'No tiene fullAddress este comensal',
    })
  })
})
