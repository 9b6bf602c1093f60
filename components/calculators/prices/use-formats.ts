import { languages } from '../../../content/schema/languages.ts'
import { useCurrentPage } from '../../../renderer/server/current-page.ts'
import { createFormats, type Formats } from '../engine/formats.ts'

/** How figures are written in the language of the page. On the server only. */
export const useFormats = (): Formats => createFormats(languages[useCurrentPage().language].locale)
