import { createSite } from '../renderer/content/site.ts'
import { writeEditorFiles } from './editor-files/write.ts'

/** `npm run editor-files`: writes what VS Code reads, as the dev server and `npm run new` do. */
writeEditorFiles(createSite({ root: process.cwd(), env: process.env }))
