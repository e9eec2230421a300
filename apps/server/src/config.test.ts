import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { plainMessage } from './report-start-errors.ts'

test('everything has a default that works', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    production: true,
    port: 3000,
    host: '127.0.0.1',
    loadDemo: true,
    trustProxy: 0,
  })
  expect(config.databaseUrl).toBe(`${config.dataDir}/database`)
})

/** spec('decisions beyond-the-documents.32') */
test('proxies are counted; true is one of them', () => {
  const hops = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy
  expect(['false', '0', 'true', '1', '3'].map(hops)).toEqual([0, 0, 1, 1, 3])
  for (const wrong of ['yes', '-1', '1.5', '10']) expect(() => hops(wrong)).toThrow(/TRUST_PROXY/)
})

/** spec('decisions beyond-the-documents.31') */
test('several processes serve on PostgreSQL alone, as many as are asked for or fit', () => {
  const DATABASE_URL = 'postgres://shop@localhost/shop'
  expect(readConfig({}).webProcesses).toBe(1)
  expect(readConfig({ DATABASE_URL, WEB_PROCESSES: '3' }).webProcesses).toBe(3)
  expect(readConfig({ DATABASE_URL, DATABASE_POOL: '80' }).webProcesses).toBe(1)
  expect(readConfig({ DATABASE_URL, NODE_ENV: 'development' }).webProcesses).toBe(1)
  expect(() => readConfig({ WEB_PROCESSES: '2' })).toThrow('WEB_PROCESSES: must be 1 without DATABASE_URL')
})

test('the demo is for whoever is at the machine, and for others when it is asked for', () => {
  const isLoaded = (env: Record<string, string>) => readConfig(env).loadDemo
  for (const HOST of ['127.0.0.1', '127.0.0.53', 'localhost', '::1']) expect(isLoaded({ HOST })).toBe(true)
  for (const HOST of ['0.0.0.0', '::', '10.0.0.7', '127.example.com', 'shop.example'])
    expect([HOST, isLoaded({ HOST })]).toEqual([HOST, false])
  expect(isLoaded({ PUBLIC_URL: 'https://shop.example' })).toBe(false)
  expect(isLoaded({ HOST: '0.0.0.0', LOAD_DEMO: 'true' })).toBe(true)
  expect(isLoaded({ LOAD_DEMO: 'false' })).toBe(false)
})

/** spec('decisions beyond-the-documents.29') */
test('the console has another host than the shops, where it has one of its own', () => {
  const at = (CONSOLE_URL: string, PUBLIC_URL = '') => readConfig({ CONSOLE_URL, PUBLIC_URL }).consoleUrl
  expect(at('https://caja.example/', 'https://pide.example')).toBe('https://caja.example')
  expect(at('http://caja.localhost:3000')).toBe('http://caja.localhost:3000')
  expect(readConfig({}).consoleUrl).toBeUndefined()
  // Cookies know no ports.
  for (const one of ['https://pide.example', 'https://pide.example:8443', 'ftp://caja.example', 'caja'])
    expect(() => at(one, 'https://pide.example')).toThrow(/CONSOLE_URL/)
  expect(() => at('http://localhost:4000')).toThrow(/CONSOLE_URL/)
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 })
})

test('every wrong variable is named, in words for the person who set it', () => {
  const read = () => readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://x', SECRET: 'short' })
  expect(read).toThrow(/PORT/)
  expect(read).toThrow(/DATABASE_URL: must begin with postgres:\/\//)
  expect(read).toThrow(/SECRET: must have at least 32 characters/)
  try {
    read()
  } catch (error) {
    expect(plainMessage(error)).toMatch(/^These settings are wrong:/)
  }
})

/** spec('decisions beyond-the-documents.23') */
test('the provider is the one of the documents until another is named', () => {
  expect(readConfig({}).provider).toEqual({ name: 'Tucán', site: null })
  const own = { PROVIDER_NAME: 'Fonda', PROVIDER_URL: 'https://fonda.example.com' }
  expect(readConfig(own).provider).toEqual({ name: 'Fonda', site: 'https://fonda.example.com' })
  expect(() => readConfig({ PROVIDER_URL: 'javascript:alert(1)' })).toThrow(/PROVIDER_URL/)
})

test('addresses are found without a network until a provider is named, and Google asks for a key', () => {
  expect(readConfig({}).geocoder).toEqual({ name: undefined, branches: [], url: undefined, key: undefined })
  expect(readConfig({ GEOCODERS: 'photon, nominatim' }).geocoder.branches).toEqual(['photon', 'nominatim'])
  expect(() => readConfig({ GEOCODERS: 'google' })).toThrow(/GEOCODER_KEY/)
  for (const wrong of ['gazetteer', 'http://10.0.0.1'])
    expect(() => readConfig({ GEOCODERS: wrong })).toThrow(/GEOCODERS/)
  const own = { GEOCODER: 'photon', GEOCODER_URL: 'https://photon.example.com' }
  expect(readConfig(own).geocoder).toMatchObject({ name: 'photon', url: 'https://photon.example.com' })
  expect(readConfig({ GEOCODER: 'google', GEOCODER_KEY: 'k' }).geocoder).toMatchObject({ key: 'k' })
  expect(() => readConfig({ GEOCODER: 'google' })).toThrow('GEOCODER_KEY: is needed with GEOCODER=google')
  expect(() => readConfig({ GEOCODER: 'bing' })).toThrow(/GEOCODER/)
  expect(() => readConfig({ GEOCODER_URL: 'file:///etc/passwd' })).toThrow(/GEOCODER_URL/)
})

test('messages are kept until a gateway is named, which needs an address', () => {
  expect(readConfig({})).toMatchObject({
    messaging: { name: 'outbox', url: undefined, token: undefined },
    abandonedCartMinutes: 30,
    showOutbox: undefined,
  })
  const own = { MESSAGING: 'gateway', MESSAGING_URL: 'https://sms.example.com/send', MESSAGING_TOKEN: 't' }
  expect(readConfig(own).messaging).toEqual({
    name: 'gateway',
    url: 'https://sms.example.com/send',
    token: 't',
    writtenTo: undefined,
  })
  const ofWhatsApp = readConfig({ ...own, MESSAGING_NUMBERS: 'whatsapp' }).messaging
  expect(ofWhatsApp.writtenTo?.('541148623344')).toBe('5491148623344')
  expect(() => readConfig({ ...own, MESSAGING_NUMBERS: 'telegram' })).toThrow(/MESSAGING_NUMBERS/)
  expect(() => readConfig({ MESSAGING: 'gateway' })).toThrow(
    'MESSAGING_URL: is needed with MESSAGING=gateway',
  )
  expect(() => readConfig({ MESSAGING_URL: 'file:///etc/passwd' })).toThrow(/MESSAGING_URL/)
  expect(() => readConfig({ ABANDONED_CART_MINUTES: '-1' })).toThrow(/ABANDONED_CART_MINUTES/)
})

test('mails are kept until a server is named, which needs a sender', () => {
  expect(readConfig({}).smtp).toBeUndefined()
  expect(readConfig({ MAIL_FROM: 'avisos@example.com' }).smtp).toBeUndefined()
  const url = 'smtps://ana:secreto@smtp.example.com'
  expect(readConfig({ SMTP_URL: url, MAIL_FROM: 'avisos@example.com' }).smtp).toEqual({
    url,
    from: 'avisos@example.com',
  })
  expect(() => readConfig({ SMTP_URL: url })).toThrow('MAIL_FROM: is needed with SMTP_URL')
  for (const wrong of ['https://smtp.example.com', 'smtp.example.com', `${url}?tls=maybe`])
    expect(() => readConfig({ SMTP_URL: wrong, MAIL_FROM: 'a@example.com' })).toThrow(/SMTP_URL/)
  expect(() => readConfig({ SMTP_URL: url, MAIL_FROM: 'Avisos <a@example.com>' })).toThrow(/MAIL_FROM/)
})

test('shops name no host inside a network until that network is set', () => {
  expect(readConfig({}).privateNetworks).toEqual([])
  const set = readConfig({ PRIVATE_NETWORKS: '10.1.0.0/16, fd12::/48' }).privateNetworks
  expect(set).toEqual(['10.1.0.0/16', 'fd12::/48'])
  for (const wrong of ['10.1.0.0', 'all', '10.1.0.0/16;fd12::/48', '10.1.0.0/33'])
    expect(() => readConfig({ PRIVATE_NETWORKS: wrong })).toThrow(/PRIVATE_NETWORKS/)
})

test('names of the server’s own domain are refused to tenants until the operator allows them', () => {
  expect(readConfig({}).allowedHosts).toEqual([])
  const set = readConfig({ OWN_DOMAIN_HOSTS: 'ombu.pide.example, *.pide.example' }).allowedHosts
  expect(set).toEqual(['ombu.pide.example', '*.pide.example'])
  for (const wrong of ['*', 'pide', 'https://ombu.pide.example', '10.0.0.1'])
    expect(() => readConfig({ OWN_DOMAIN_HOSTS: wrong })).toThrow(/OWN_DOMAIN_HOSTS/)
})

test('each provider’s addresses are settings, and a wrong one is told beside whatever else is wrong', () => {
  expect(readConfig({}).payments.settings).toEqual({})
  const set = {
    MERCADOPAGO_URL: 'https://mp.example',
    MERCADOPAGO_SCRIPT: 'https://mp.example/js',
    TRANSBANK_URL: 'http://10.0.0.1',
  }
  expect(readConfig({ ...set, SANDBOX_URL: 'https://nobody.example' }).payments.settings).toEqual(set)
  const wrong = () => readConfig({ TRANSBANK_URL: 'file:///etc/passwd', PORT: 'eighty' })
  expect(wrong).toThrow(/TRANSBANK_URL/)
  expect(wrong).toThrow(/PORT/)
})

test('an application at a provider is set whole, and what is missing of it is named', () => {
  const application = {
    MERCADOPAGO_CLIENT_ID: '1585551492',
    MERCADOPAGO_CLIENT_SECRET: 'the secret of the application',
    MERCADOPAGO_WEBHOOK_SECRET: 'what it signs with',
  }
  expect(readConfig(application).payments.settings).toEqual(application)
  expect(() => readConfig({ ...application, MERCADOPAGO_WEBHOOK_SECRET: '' })).toThrow(
    'MERCADOPAGO_WEBHOOK_SECRET: is needed with MERCADOPAGO_CLIENT_ID',
  )
})

test('photos of deliveries are kept for a season, or for as many days as the shop says', () => {
  expect(readConfig({}).proofPhotoDays).toBe(90)
  expect(readConfig({ DELIVERY_PHOTO_DAYS: '30' }).proofPhotoDays).toBe(30)
  expect(() => readConfig({ DELIVERY_PHOTO_DAYS: '0' })).toThrow(/DELIVERY_PHOTO_DAYS/)
})

test('a taken port says what to do; a bug keeps its stack', () => {
  expect(plainMessage(Object.assign(new Error('x'), { code: 'EADDRINUSE', port: 3000 }))).toBe(
    'Port 3000 is taken. Set PORT to another one.',
  )
  expect(plainMessage(new TypeError('undefined is not a function'))).toBeUndefined()
})

/** spec('001 §7.35') */
test('maps are drawn by the provider of the setting, or not at all', () => {
  expect(readConfig({}).map).toEqual({ tiles: undefined, attribution: '' })
  expect(readConfig({ MAP_TILES: 'none' }).map.tiles).toBe('')
  const tiles = 'https://{s}.tiles.example.com/{z}/{x}/{y}{r}.png'
  const attribution = '© OpenStreetMap contributors'
  expect(readConfig({ MAP_TILES: tiles, MAP_ATTRIBUTION: attribution }).map).toEqual({ tiles, attribution })
  for (const wrong of [
    'https://tiles.example.com/',
    "https://a.example.com;x'/{z}/{x}/{y}",
    'tiles/{z}/{x}/{y}',
  ]) {
    expect(() => readConfig({ MAP_TILES: wrong })).toThrow(/MAP_TILES/)
  }
})

test('hosted Pusher is chosen by all four of its settings, or not at all', () => {
  const account = { PUSHER_APP_ID: '1', PUSHER_KEY: 'k', PUSHER_SECRET: 's', PUSHER_CLUSTER: 'sa1' }
  expect(readConfig(account).pusher).toEqual({ appId: '1', key: 'k', secret: 's', cluster: 'sa1' })
  expect(readConfig({}).pusher).toBeUndefined()
  expect(() => readConfig({ ...account, PUSHER_SECRET: '' })).toThrow(/PUSHER_SECRET: is needed/)
  expect(() => readConfig({ ...account, PUSHER_CLUSTER: 'x.evil.example/' })).toThrow(/PUSHER_CLUSTER/)
})

test('limits that cannot be stop the start, each with its sentence', () => {
  expect(readConfig({}).limits.rates['place-order']).toMatchObject({ times: 120, seconds: 60 })
  const set = readConfig({ LIMITS: 'place-order=240/30 connections-network=9' }).limits
  expect(set.rates['place-order']).toMatchObject({ times: 240, seconds: 30 })
  expect(set.sizes['connections-network'].most).toBe(9)
  expect(() => readConfig({ LIMITS: 'orders=1/60, texts-all=many' })).toThrow(
    'LIMITS: there is no limit called "orders"; docs/limits.md has them all\n  LIMITS: "texts-all" must say how often',
  )
})
