/** Pages may be read years after they were built. */
export const showCurrentYear = () => {
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = `${new Date().getFullYear()}`
}
