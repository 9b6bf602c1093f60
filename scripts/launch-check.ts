import { testimonialsFile, testimonialsSchema } from '../content/schema/testimonials.ts'
import { createSite } from '../renderer/content/site.ts'
import { launchCheck } from './launch-check/command.ts'

/** `npm run launch-check`: lists what only the owner can settle before the site goes public. */
const site = createSite({ root: process.cwd(), env: process.env })
const business = site.business()
const { testimonials } = site.fields(testimonialsFile, testimonialsSchema)

process.exitCode = launchCheck(process.argv.slice(2), { business, testimonials }, console)
