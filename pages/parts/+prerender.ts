/** A page for authors and developers: the dev server and previews have it, the public site not. */
export const prerender = process.env.SITE_ENV === 'preview'
