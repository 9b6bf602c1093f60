import { testimonialsFile, testimonialsSchema } from '../content/schema/testimonials.ts'
import { readBusiness, readFields } from '../renderer/build/read-content.ts'
import { launchCheck } from './launch-check/command.ts'

/** `npm run launch-check`: lists what only the owner can settle before the site goes public. */
const business = readBusiness()
const { testimonials } = readFields(testimonialsFile, testimonialsSchema)
const endpoint = process.env.FORM_RELAY || business.relay.endpoint

process.exitCode = launchCheck(process.argv.slice(2), { business, testimonials, endpoint }, console)
