import type { Thing, WithContext } from 'schema-dts'
import { JsonScript } from '../../renderer/server/JsonScript.tsx'

/** Structured data about a page, for search engines. */
export const StructuredData = <T extends Thing>({ data }: { data: WithContext<T> }) => (
  <JsonScript type="application/ld+json" data={data} />
)
