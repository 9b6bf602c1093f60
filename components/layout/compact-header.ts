const threshold = 50

/** Marks the page as scrolled past 50 px: the header becomes compact and its contact strip hides. */
export const compactHeader = () => {
  const mark = () => document.documentElement.classList.toggle('is-scrolled', scrollY > threshold)
  addEventListener('scroll', mark, { passive: true })
  mark()
}
