import { siteOf } from '../renderer/content/site.ts'
import { sampleFolder } from './content/sample.ts'

/** Returns the sample, whose company has settled everything except these fields. */
export const settledSite = (open: object = {}, folder = sampleFolder) => {
  const site = siteOf(folder)
  const relay = { service: 'FormSubmit', endpoint: 'https://formsubmit.co/you@sample.test' }
  const { unconfirmed: _, ...business } = site.business()
  const settled = { ...business, license: 'CCC1330000', relay, claims: {}, promotions: {} }
  const text = JSON.stringify(settled)
    .replaceAll('.example', '.test')
    .replaceAll('555-01', '555-41')
  return { ...site, business: () => ({ ...JSON.parse(text), ...open }) }
}
