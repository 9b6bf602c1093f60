import { readRedirects } from '../renderer/build/read-redirects.ts'
import { readSitePages } from '../renderer/build/read-site-pages.ts'
import { watch } from './watch/command.ts'

/** `npm run watch -- https://www.example.com`: what visitors, search engines and leads meet there. */
process.exitCode = await watch(
  process.argv.slice(2),
  { pages: readSitePages(), redirects: readRedirects(), headers: () => ({}) },
  console,
  process.env.GITHUB_STEP_SUMMARY,
)
