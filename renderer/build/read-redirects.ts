import { allRedirects, type Redirects } from '../../content/model/redirects.ts'
import {
  publishedFile,
  publishedSchema,
  redirectsFile,
  redirectsSchema,
} from '../../content/model/schema/redirects.ts'
import { readFields } from './read-content.ts'
import { readSitePages } from './read-site-pages.ts'

/** Every redirect of the site, for whatever serves it. */
export const readRedirects = (): Redirects =>
  allRedirects(
    readFields(redirectsFile, redirectsSchema).redirects,
    readFields(publishedFile, publishedSchema).addresses,
    [...readSitePages().values()],
  )
