import { defineConfig } from 'vitest/config'
import { mdxPlugin } from './renderer/mdx-plugin.ts'

export default defineConfig({
  plugins: [mdxPlugin()],
  test: { include: ['tests/**/*.test.{ts,tsx}'] },
})
