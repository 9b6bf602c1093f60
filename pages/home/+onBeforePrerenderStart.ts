import { getGlobalContext } from 'vike/server'
import { addressesOf } from '../../renderer/content/pages.ts'

/** Every page of the site. Vike calls the hook of each page, and one suffices for all of them. */
export const onBeforePrerenderStart = async () => addressesOf((await getGlobalContext()).readSite())
