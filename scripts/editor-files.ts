import { writeEditorFiles } from './editor-files/write.ts'

/**
 * `npm run editor-files`: writes the schemas, settings and snippets that VS Code reads. The dev
 * server and `npm run new` do the same.
 */
writeEditorFiles(process.cwd())
