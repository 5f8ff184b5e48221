import { defineConfig } from 'vitest/config'

/** Files of one worker share their modules: to load them anew for every file took longer than the tests. */
/** What is polled for comes when it comes: on a busy machine a second is no fault. */
const expect = { poll: { timeout: 15_000 } } as const
const node = { environment: 'node', pool: 'forks', isolate: false, maxWorkers: 2, expect } as const

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      { test: { ...node, name: 'house', include: ['scripts/**/*.test.mjs'] } },
      { test: { ...node, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { ...node, name: 'talent', include: ['talent/src/**/*.test.ts'], testTimeout: 20_000 } },
      { test: { ...node, name: 'web', environment: 'happy-dom', include: ['web/src/**/*.test.{ts,tsx}'] } },
      {
        // One real database server for all files; each worker has a copy of the migrated template.
        test: {
          ...node,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['./server/src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Journeys share one browser and one server process; none sees the people of another, so two go at a time.
        test: {
          ...node,
          name: 'e2e',
          include: ['e2e/*.journey.ts'],
          globalSetup: ['./e2e/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
