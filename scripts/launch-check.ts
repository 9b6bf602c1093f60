import { testimonialsFile, testimonialsSchema } from '../content/schema/testimonials.ts'
import { readBusiness, readFields } from '../renderer/build/read-content.ts'
import { launchCheck } from './launch-check/command.ts'
import { findings } from './launch-check/findings.ts'

/**
 * `npm run launch-check`: lists what only the owner can settle before the site goes public. With
 * `--strict` it fails while a release has to wait, so that a workflow can ask it.
 */
const business = readBusiness()
const { testimonials } = readFields(testimonialsFile, testimonialsSchema)
const endpoint = process.env.FORM_RELAY || business.relay.endpoint

process.exitCode = launchCheck(
  process.argv.slice(2),
  findings({ business, testimonials, endpoint }),
  console,
)
