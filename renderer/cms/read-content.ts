import { readContent } from '../../content/model/check/content.ts'
import { readContentFolder } from '../../content/model/read-folder.ts'
import { businessSchema } from '../../content/model/schema/business.ts'
import { parse } from '../../content/model/validate.ts'
import type { Content } from './config.ts'

/** What the forms are made for: the content of a project in its first language. */
export const readCmsContent = (root: string): Content => {
  const [originals] = readContent(readContentFolder(root))
  return {
    files: originals?.files ?? [],
    names: Object.fromEntries(
      Object.entries(originals?.known ?? {}).map(([kind, names]) => [kind, [...names].sort()]),
    ),
    company: parse(businessSchema, originals?.company, 'content/business.yaml'),
  }
}
