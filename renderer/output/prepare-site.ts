import { getGlobalContext } from 'vike/server'
import type { GlobalContextServer } from 'vike/types'
import { assertRight } from '../content/rules/check-site.ts'
import { createSite, type Site } from '../content/site.ts'
import { lazy } from '../memoize.ts'
import { drawAll, drawsLater } from './pictures/drawn-files.ts'
import { updatePictures } from './pictures/picture-sizes.ts'
import { sitePictures } from './pictures/site-pictures.ts'

/**
 * Returns the site to prerender once its content is checked and its pictures are drawn, and gives it
 * to all hooks. The lists of pages wait for it and not `+onPrerenderStart`, which Vike ends after two
 * minutes whatever `hooksTimeout` says.
 * @throws what is wrong with the content, before anything is written.
 */
export const prepareSite = lazy(async (): Promise<Site> => {
  const globalContext = (await getGlobalContext()) as GlobalContextServer
  const found = globalContext.readSite()
  await assertRight(found)
  const site = (await updatePictures(found))
    ? createSite({ root: found.root, env: process.env })
    : found
  globalContext.readSite = () => site
  if (!drawsLater(site)) await drawAll(sitePictures(site))
  return site
})
