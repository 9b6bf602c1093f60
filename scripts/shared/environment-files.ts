import { readdirSync } from 'node:fs'

/**
 * Adds the variables of `.env` files to those of the process, which win, as vite.config.ts does for
 * builds: https://vite.dev/guide/env-and-mode.
 */
export const loadEnvFiles = async (): Promise<void> => {
  if (!readdirSync('.').some((file) => file.startsWith('.env'))) return
  // Loaded only if there is such a file: it takes longer than most commands.
  const { loadEnv } = await import('vite')
  Object.assign(process.env, loadEnv('production', process.cwd(), ''))
}
