import { sitePaths } from '../../content/schema/site-paths.ts'
import { ink900 } from '../../renderer/design/tokens.ts'

/** The site's icons for tabs and home screens. renderer/build/icons.ts makes the image files. */
export const SiteIcons = () => (
  <>
    <meta name="theme-color" content={ink900} />
    <link rel="icon" type="image/png" sizes="48x48" href="/favicon-48.png" />
    <link rel="icon" type="image/svg+xml" href="/icon.svg" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href={sitePaths.manifest} />
  </>
)
