import type { Site } from '../content/site.ts'
import type { HeadFacts } from '../server/current-page.ts'
import type { DrawnFiles } from './drawn-files.ts'
import { drawnIcons, markSvg } from './icons.ts'
import { pictureFiles } from './pictures.ts'
import { sharePictures } from './social-pictures.ts'

/** Everything that is drawn for a site, for builds and servers alike, with the share pictures of some pages. */
export const sitePictures = (site: Site, pages: readonly HeadFacts[]): DrawnFiles => {
  const signature = () => ({ mark: markSvg, company: site.business().name })
  const shared = pages.length > 0 ? sharePictures(site, pages, signature()) : []
  return new Map([...pictureFiles(site), ...drawnIcons(), ...shared])
}
