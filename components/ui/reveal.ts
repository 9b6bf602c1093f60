/**
 * Reveals parts of the page below the first view once a tenth of them is visible. Without script
 * they are always visible.
 */
export const revealOnScroll = () => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) target.classList.remove('is-waiting')
    },
    { threshold: 0.1 },
  )
  for (const part of document.querySelectorAll('.rise')) {
    if (part.getBoundingClientRect().top < innerHeight) continue
    part.classList.add('is-waiting')
    observer.observe(part)
  }
}
