import { defineConfig } from 'vitest/config'
import { mdxPlugin } from './renderer/build/mdx-plugin.ts'
import { yamlPlugin } from './renderer/build/yaml-plugin.ts'

export default defineConfig({
  plugins: [mdxPlugin(), yamlPlugin()],
  test: { include: ['tests/**/*.test.{ts,tsx}'] },
})
