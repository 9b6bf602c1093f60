type JsonScriptProps = { type: string; id?: string; data: unknown }

/** Data in a page for scripts, browsers or search engines to read. Without `<`, no text in it can end the script. */
export const JsonScript = ({ data, ...attributes }: JsonScriptProps) => (
  <script {...attributes} dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
)
