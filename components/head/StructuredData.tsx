import type { Thing, WithContext } from 'schema-dts'

/** Data for search engines, in the page. No `<` of a text can end the script. */
export const StructuredData = <T extends Thing>({ data }: { data: WithContext<T> }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
)
