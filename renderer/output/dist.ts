import { readFileSync } from 'node:fs'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { contentHash } from '../cache.ts'

/** The folder of the site, for hosts. It is also the cache of pages. */
export const siteRoot = 'dist/client'

const serverRoot = 'dist/server'
/** The file there with the styles of all components. */
export const stylesName = 'styles.css'

/** The folder there with the service workers, each in one file. */
export const workersFolder = `${serverRoot}/workers`

export const bundledWorker = (name: string): string =>
  readFileSync(`${workersFolder}/${name}.js`, 'utf8')

export const bundledStyles = (): string => readFileSync(`${serverRoot}/${stylesName}`, 'utf8')

/** Returns the address of the stylesheet with these styles. */
export const stylesheetAt = (styles: string): string =>
  `${sitePaths.assets}/static/site.${contentHash(styles).slice(0, 8)}.css`
