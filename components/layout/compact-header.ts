const threshold = 50

/**
 * Marks the page as scrolled past 50 px, which makes the header compact and hides its contact
 * strip.
 */
export const compactHeader = () => {
  const mark = () => document.documentElement.classList.toggle('is-scrolled', scrollY > threshold)
  addEventListener('scroll', mark)
  mark()
}
