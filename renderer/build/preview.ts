/**
 * True for a build that is looked at before it is published (SITE_ENV=preview). It has pages for
 * authors and developers that the public site has not.
 */
export const isPreviewBuild = (): boolean => process.env.SITE_ENV === 'preview'

/**
 * True for a build that is published (SITE_ENV=production). It takes the time to compress every file
 * as well as can be, for servers that do not.
 */
export const isProductionBuild = (): boolean => process.env.SITE_ENV === 'production'
