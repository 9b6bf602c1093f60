type JsonScriptProps = { type: string; id?: string; data: unknown }

/**
 * JSON embedded in a page for scripts, browsers or search engines. `<` is escaped, so that no text
 * can end the script element.
 */
export const JsonScript = ({ data, ...attributes }: JsonScriptProps) => (
  <script
    {...attributes}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
)
