/** Pages may be read years after they were built. */
export const showCurrentYear = () => {
  for (const year of document.querySelectorAll('time'))
    year.textContent = String(new Date().getFullYear())
}
