import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { cmsConfig } from '../cms/config.ts'
import { readCmsContent } from '../cms/read-content.ts'

/** Where the forms are on the site. */
export const formsAddress = '/admin/'

/** Writes the forms for the content of a project into a folder, to be served at `/admin/`. */
export const buildForms = async (project: string, folder: string): Promise<void> => {
  const config = cmsConfig(readCmsContent(project))
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../cms'),
    base: formsAddress,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 5000,
      reportCompressedSize: false,
      target: 'es2022',
    },
  })
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
}
