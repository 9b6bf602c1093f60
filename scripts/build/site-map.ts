import { readFileSync } from 'node:fs'
import { parse as parseYaml } from 'yaml'
import { businessSchema } from '../../content/model/schema/business.ts'
import { parse } from '../../content/model/validate.ts'

const pagePath = (file: string): string => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/\/index$/, '')

/** The XML site map over the built HTML files: every page but the not-found page. */
export const siteMap = (files: readonly string[]): string => {
  const file = 'content/business.yaml'
  const { url } = parse(businessSchema, parseYaml(readFileSync(file, 'utf8')), file)
  const addresses = files
    .map(pagePath)
    .filter((path) => path !== '/404')
    .sort()
    .map((path) => `  <url><loc>${url}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`
}
