import { defineConfig } from 'vitest/config'

/** What is waited for comes when it comes: limits end what hangs, and measure nothing. Speed is measured in bench/. */
const patience = { testTimeout: 60_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } } as const
/** Files of one worker share their modules: to load them anew for every file took longer than the tests. */
const node = { environment: 'node', pool: 'forks', isolate: false, maxWorkers: 2, ...patience } as const

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      { test: { ...node, name: 'house', include: ['scripts/**/*.test.mjs'] } },
      { test: { ...node, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { ...node, name: 'talent', include: ['talent/src/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'web',
          environment: 'happy-dom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['./web/src/testing/every-test.ts'],
        },
      },
      {
        // One real database server for all files; each worker has a copy of the migrated template.
        test: {
          ...node,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['./server/src/testing/global-setup.ts'],
        },
      },
      {
        // Journeys share one browser and one server process; none sees the people of another, so two go at a time.
        test: {
          ...node,
          name: 'e2e',
          include: ['e2e/*.journey.ts'],
          globalSetup: ['./e2e/global-setup.ts'],
          setupFiles: ['./e2e/every-file.ts'],
          testTimeout: 180_000,
        },
      },
    ],
  },
})
