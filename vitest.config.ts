import { defineConfig } from 'vitest/config'

const node = { environment: 'node', pool: 'forks' } as const

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      { test: { ...node, name: 'house', include: ['scripts/**/*.test.mjs'] } },
      { test: { ...node, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { ...node, name: 'web', environment: 'happy-dom', include: ['web/src/**/*.test.{ts,tsx}'] } },
      {
        // One real database server for all files; each worker has a copy of the migrated template.
        test: {
          ...node,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['./server/src/testing/global-setup.ts'],
          maxWorkers: 2,
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
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
