import { defineConfig } from '@playwright/test'

/** The flags that keep Chromium from calling home, where a closed network would refuse it. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const executablePath = process.env.CHROMIUM_PATH

/** Journeys of people through the running product: one file each, two at a time, on one server with the demo. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './demo-server.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...(executablePath ? {} : { channel: 'chromium' }),
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'no-preference',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
})
