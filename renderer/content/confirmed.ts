import { type Business, businessSchema } from '../../content/schema/business.ts'
import { isRecord } from '../is-record.ts'
import { isPublished, type SiteEnv } from './environment.ts'
import { fieldOf, type Node } from './schema-nodes.ts'

/** Returns whether a build says something for which this is missing: a published one does not. */
export const maySay = (siteEnv: SiteEnv, missing: readonly string[]): boolean =>
  !isPublished(siteEnv) || missing.length === 0

/**
 * Returns a group of fields without an unconfirmed one. What has an `otherwise` shows that instead,
 * and what pages cannot do without stays, such as the phone number.
 */
const withhold = (
  schema: Node | undefined,
  fields: unknown,
  [name = '', ...path]: readonly string[],
): unknown => {
  if (!isRecord(fields) || !Object.hasOwn(fields, name)) return fields
  const { [name]: field, ...others } = fields
  const fieldSchema = schema && fieldOf(schema, name)
  if (path.length > 0) return { ...fields, [name]: withhold(fieldSchema, field, path) }
  if (isRecord(field) && typeof field.otherwise === 'string')
    return { ...fields, [name]: { ...field, text: field.otherwise } }
  if (!schema?.required?.includes(name)) return others
  const parts = isRecord(field) ? Object.keys(field) : []
  const kept = parts.reduce<unknown>((rest, part) => withhold(fieldSchema, rest, [part]), field)
  return { ...fields, [name]: kept }
}

/**
 * Returns the facts of business.yaml that a build shows: a published one leaves out what the owner
 * has not confirmed.
 */
export const shownFacts = (business: Business, siteEnv: SiteEnv): Business =>
  // Only optional fields are removed, so the type holds.
  (business.unconfirmed ?? [])
    .filter((name) => !maySay(siteEnv, [name]))
    .reduce<unknown>(
      (facts, name) => withhold(businessSchema, facts, name.split('.')),
      business,
    ) as Business
