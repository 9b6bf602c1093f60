import { businessSchema } from '../../content/schema/business.ts'
import { readContent } from '../content/content-folder.ts'
import { readContentFolder } from '../content/read-folder.ts'
import { parse } from '../content/validate.ts'
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
