const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Starts the arrows beside the reviews. Each scrolls by 320 pixels, counted from where the last press
 * leads: people press again while the row still moves. A scroll by hand ends that count. An arrow is
 * disabled at its end of the row with an ARIA attribute, so that it keeps the focus. Both are hidden
 * if all reviews are in view.
 */
const scrollReviews = () => {
  const parts = '[data-arrows],[data-arrows] button,[data-reel]'
  const [arrows, back, forward, reel] = document.querySelectorAll<HTMLElement>(parts)
  if (!arrows || !back || !forward || !reel) return

  let end = 0
  let goal: number | undefined
  const update = ({ type }: Partial<Event> = {}) => {
    end = reel.scrollWidth - reel.clientWidth
    const { scrollLeft } = reel
    // Not on `scrollend`: that of the last scroll may come after the press that begins the next.
    if (type !== 'scroll' || Math.abs(scrollLeft - (goal ?? end)) <= 1) goal = undefined
    arrows.hidden = end < 1
    back.ariaDisabled = String(scrollLeft <= 1)
    forward.ariaDisabled = String(scrollLeft >= end - 1)
  }
  for (const arrow of [back, forward])
    arrow.addEventListener('click', () => {
      const distance = arrow === back ? -320 : 320
      goal = Math.max(0, Math.min(end, (goal ?? reel.scrollLeft) + distance))
      reel.scrollLeft = goal
    })
  // All but the first are what a visitor scrolls the row with.
  for (const event of ['scroll', 'wheel', 'pointerdown', 'keydown'])
    reel.addEventListener(event, update, { passive: true })
  new ResizeObserver(() => update()).observe(reel)
}

/** Not in all browsers. */
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }

/** Loads a slide's picture. Resolves once it is ready, or has failed and is replaced elsewhere. */
const pictureOf = async (slide: HTMLElement) => {
  slide.querySelector('[hidden]')?.removeAttribute('hidden')
  const picture = slide.querySelector<HTMLImageElement>('picture img')
  await picture?.decode().catch(() => {})
}

/**
 * Cycles through the slides of the hero once their pictures are loaded, five seconds each. Pauses
 * while a mouse hovers over it, while it has keyboard focus, while the tab is hidden, and after the
 * pause button. Clicking or tapping a dot does not pause it, although the dot keeps focus or hover.
 * With reduced motion or data saving, slides change only when a dot is pressed.
 */
const moveHeroSlides = (hero: HTMLElement) => {
  const slides = hero.querySelectorAll<HTMLElement>('[data-slide]')
  const dots = hero.querySelectorAll<HTMLElement>('[data-dot]')
  const [row, pauseButton] = hero.querySelectorAll<HTMLElement>('[data-dots],[data-pause]')
  if (!row || !pauseButton) return
  const hovers = matchMedia('(hover: hover)').matches
  let current = 0
  let requested = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const isPaused = () =>
    reducedMotion.matches ||
    connection?.saveData ||
    document.hidden ||
    'stopped' in hero.dataset ||
    (hovers && hero.matches(':hover')) ||
    hero.querySelector(':focus-visible')

  const schedule = () => {
    clearTimeout(timer)
    if (hero.toggleAttribute('data-running', !isPaused()))
      timer = setTimeout(() => show((current + 1) % slides.length), 5000)
  }

  const mark = (index: number) => {
    current = index
    slides.forEach((slide, place) => {
      slide.inert = !slide.toggleAttribute('data-current', place === index)
      dots.item(place).ariaCurrent = slide.inert ? null : 'true'
    })
  }

  const show = async (index: number) => {
    requested = index
    await pictureOf(slides.item(index))
    // The visitor may have pressed another dot in the meantime.
    if (requested === index) mark(index)
    schedule()
  }

  const togglePause = () => {
    const label = hero.toggleAttribute('data-stopped') ? 'play' : 'pause'
    pauseButton.ariaLabel = pauseButton.dataset[label] ?? ''
    schedule()
  }

  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => show(index))
  })
  pauseButton.addEventListener('click', togglePause)
  for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    hero.addEventListener(event, () => setTimeout(schedule))
  document.addEventListener('visibilitychange', schedule)
  reducedMotion.addEventListener('change', schedule)

  row.hidden = false
  pauseButton.hidden = reducedMotion.matches
  pictureOf(slides.item(0)).then(() => hero.querySelector('[data-slide] span')?.remove())
  schedule()
}

/** Starts the moving parts of the home page. Loaded only there. */
export default function startHome([hero]: Iterable<HTMLElement>) {
  if (hero) moveHeroSlides(hero)
  scrollReviews()
}
