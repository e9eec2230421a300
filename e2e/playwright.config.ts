import { defineConfig } from '@playwright/test'

/** The flags that keep Chromium from calling home, where a closed network would refuse it. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Fastest drawing on a machine without a graphics card: Chromium's own raster, without a graphics
 * process between.
 */
const WITHOUT_GRAPHICS_CARD = [
  '--disable-gpu',
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
  '--num-raster-threads=1',
]

const executablePath = process.env.CHROMIUM_PATH

/**
 * Journeys of people through the running product: one file each, some at a time, on one server with
 * the demo.
 */
export default defineConfig({
  testDir: './journeys',
  testMatch: '*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './demo-server.ts',
  // A journey waits for a third of its time: for frames, for what comes by itself, for a minute of
  // the wall. Two at a time leave a third of two processors idle.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...(executablePath ? {} : { channel: 'chromium' }),
    launchOptions: {
      args: [...CHROMIUM_FLAGS, ...WITHOUT_GRAPHICS_CARD],
      ...(executablePath ? { executablePath } : {}),
    },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Each frame of what moves is drawn by this machine's processors, and what is pressed has
    // to stand still first: a seventh of all the time. Journeys that are about what moves, and some
    // that go all the way, ask for 'no-preference'.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Recording a trace takes nearly as long as the journey: TRACE=1 npm run e2e -- NAME shows what
    // one that failed did.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
})
