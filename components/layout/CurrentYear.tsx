/** The year in which the page is read: that of the build until current-year.ts corrects it. */
export const CurrentYear = () => <time>{new Date().getFullYear()}</time>
