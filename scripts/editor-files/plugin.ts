import { join } from 'node:path'
import type { Plugin } from 'vite'
import { writeEditorFiles } from './write.ts'

/** Keeps what editors read in step with the code and the content while the dev server runs. */
export const editorFilesPlugin = (): Plugin => ({
  name: 'editor-files',
  apply: 'serve',
  configureServer({ config: { root }, watcher }) {
    const content = join(root, 'content')
    writeEditorFiles(root)
    for (const event of ['add', 'unlink'] as const)
      watcher.on(event, (path) => {
        if (path.startsWith(content)) writeEditorFiles(root)
      })
  },
})
