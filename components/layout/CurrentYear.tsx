/** The year in which the page is read: that of the build until current-year.ts corrects it. */
export const CurrentYear = () => <span data-year="">{new Date().getFullYear()}</span>
