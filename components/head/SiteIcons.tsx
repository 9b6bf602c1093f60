import { sitePaths } from '../../content/model/site-paths.ts'
import mark from '../layout/mark.svg?url'

/** The mark of the company in tabs and on home screens. renderer/build/icons.ts makes the pictures. */
export const SiteIcons = () => (
  <>
    <meta name="theme-color" content="#0E2A3B" />
    <link rel="icon" type="image/png" sizes="48x48" href="/favicon-48.png" />
    <link rel="icon" type="image/svg+xml" href={mark} />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href={sitePaths.manifest} />
  </>
)
