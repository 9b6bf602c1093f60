import { notePublished } from './note-published/command.ts'

/** `npm run note-published`: adds the pages of the site to content/published.yaml. */
notePublished(process.cwd(), console)
