/**
 * Makes Vike overlook the pages for authors and developers. It has to do so before it reads a file of
 * theirs: what they import would take part in how the styles of all pages are divided and ordered.
 */
export const leaveOutTools = (): void => {
  process.env.VIKE_CRAWL = JSON.stringify({ ignore: ['**/pages/parts/**'] })
}
