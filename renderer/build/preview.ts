/**
 * True for a build that is looked at before it is published (SITE_ENV=preview). It has pages for
 * authors and developers that the public site has not.
 */
export const isPreviewBuild = (): boolean => process.env.SITE_ENV === 'preview'
