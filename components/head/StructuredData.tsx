import type { Thing, WithContext } from 'schema-dts'
import { JsonScript } from '../../renderer/server/JsonScript.tsx'

/** What search engines are told about a page. */
export const StructuredData = <T extends Thing>({ data }: { data: WithContext<T> }) => <JsonScript type="application/ld+json" data={data} />
