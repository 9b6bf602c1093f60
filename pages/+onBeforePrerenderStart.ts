import { addressesOf } from '../renderer/content/pages.ts'
import { prepareSite } from '../renderer/output/write-site.ts'

let isListed = false

/** Lists all pages to prerender, once: Vike calls this for the folder of each. */
export const onBeforePrerenderStart = async (): Promise<string[]> => {
  if (isListed) return []
  isListed = true
  return addressesOf(await prepareSite())
}
