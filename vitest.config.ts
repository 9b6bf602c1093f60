import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/open-content.ts', 'tests/pictures.ts'],
    // Modules are loaded once for many files, in a third of the time. A test leaves nothing behind.
    isolate: false,
    // On two cores Vitest would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Generous limits, because tests are slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
