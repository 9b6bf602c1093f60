import { writeEditorFiles } from './editor-files/write.ts'

/** `npm run editor-files`: writes what VS Code reads, as the dev server and `npm run new` do. */
writeEditorFiles(process.cwd())
