import { unmarked } from '../../content/schema/source-marks.ts'

/** What browsers, search engines and scripts read. The title and the description keep their marks. */
const hidden = /<script[\s\S]*?<\/script>|<(?:meta property|link)[^>]*>/g

/** A page without the marks of texts that nobody sees. */
export const withoutHiddenMarks = (html: string): string => html.replace(hidden, unmarked)
