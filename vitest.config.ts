import { defineConfig } from 'vitest/config'
import { mdxPlugin } from './renderer/build/mdx-plugin.ts'
import { yamlPlugin } from './renderer/build/yaml-plugin.ts'

export default defineConfig({
  plugins: [mdxPlugin(), yamlPlugin()],
  // Generous limits, because tests are slow on a busy machine.
  test: { include: ['tests/**/*.test.{ts,tsx}'], testTimeout: 60_000, hookTimeout: 60_000 },
})
