/** Pages may be read years after they were built. A day of its own stays as it is. */
export const showCurrentYear = () => {
  for (const year of document.querySelectorAll('time:not([datetime])'))
    year.textContent = `${new Date().getFullYear()}`
}
