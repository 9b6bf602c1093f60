const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** Distance scrolled by one press of an arrow, in pixels. */
const step = 320

/**
 * Starts the arrows beside the reviews. Each scrolls by one step, counted from where the last press
 * leads: people press again while the row still moves. A scroll by hand ends that count. An arrow is
 * disabled at its end of the row with an ARIA attribute, so that it keeps the focus. Both are hidden
 * if all reviews are in view.
 */
const scrollReviews = (reviews: HTMLElement) => {
  const reel = reviews.querySelector<HTMLElement>('[data-reel]')
  const arrows = reviews.querySelector<HTMLElement>('[data-arrows]')
  const [back, forward] = arrows?.querySelectorAll('button') ?? []
  if (!reel || !arrows || !back || !forward) return

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
  const scrollBy = (distance: number) => {
    goal = Math.max(0, Math.min(end, (goal ?? reel.scrollLeft) + distance))
    reel.scrollLeft = goal
  }
  back.addEventListener('click', () => scrollBy(-step))
  forward.addEventListener('click', () => scrollBy(step))
  // All but the first are what a visitor scrolls the row with.
  for (const event of ['scroll', 'wheel', 'pointerdown', 'keydown'])
    reel.addEventListener(event, update, { passive: true })
  new ResizeObserver(() => update()).observe(reel)
}

/** How long each slide is shown, in milliseconds. */
const slideDuration = 5000

/** Not in all browsers. */
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }

/** Loads a slide's picture. Resolves once it is ready, or has failed and is replaced elsewhere. */
const pictureOf = async (slide: HTMLElement) => {
  const holder = slide.querySelector<HTMLElement>('[hidden]')
  if (holder) holder.hidden = false
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
  const dotRow = hero.querySelector<HTMLElement>('[data-dots]')
  const pauseButton = hero.querySelector<HTMLElement>('[data-pause]')
  const hovers = matchMedia('(hover: hover)')
  let current = 0
  let requested = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const isPaused = () =>
    reducedMotion.matches ||
    connection?.saveData ||
    document.hidden ||
    'stopped' in hero.dataset ||
    (hovers.matches && hero.matches(':hover')) ||
    Boolean(hero.querySelector(':focus-visible'))

  const schedule = () => {
    clearTimeout(timer)
    const running = !isPaused()
    hero.toggleAttribute('data-running', running)
    if (running) timer = setTimeout(() => show((current + 1) % slides.length), slideDuration)
  }

  const mark = (index: number) => {
    current = index
    slides.forEach((slide, place) => {
      slide.toggleAttribute('data-current', place === index)
      slide.inert = place !== index
    })
    dots.forEach((dot, place) => {
      dot.ariaCurrent = place === index ? 'true' : null
    })
  }

  const show = async (index: number) => {
    const slide = slides[index]
    if (!slide) return
    requested = index
    await pictureOf(slide)
    // The visitor may have pressed another dot in the meantime.
    if (requested === index) mark(index)
    schedule()
  }

  const togglePause = () => {
    const stopped = hero.toggleAttribute('data-stopped')
    const { play, pause: rest } = pauseButton?.dataset ?? {}
    pauseButton?.setAttribute('aria-label', (stopped ? play : rest) ?? '')
    schedule()
  }

  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => show(index))
  })
  pauseButton?.addEventListener('click', togglePause)
  for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    hero.addEventListener(event, () => setTimeout(schedule))
  document.addEventListener('visibilitychange', schedule)
  reducedMotion.addEventListener('change', schedule)

  if (dotRow) dotRow.hidden = false
  if (pauseButton) pauseButton.hidden = reducedMotion.matches
  const [first] = slides
  if (first) void pictureOf(first).then(() => hero.querySelector('[data-slide] span')?.remove())
  schedule()
}

/** Starts the moving parts of the home page. Loaded only there. */
export default function startHome([hero]: Iterable<HTMLElement>) {
  if (hero) moveHeroSlides(hero)
  const reviews = document.querySelector<HTMLElement>('[data-reviews]')
  if (reviews) scrollReviews(reviews)
}
