/** How long each slide is shown, in milliseconds. */
const pause = 5000

type Connection = { saveData?: boolean }
const savesData = () =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true

/**
 * Resolves once a slide's picture can be shown. If the picture fails, it is replaced elsewhere; the
 * slide does not wait for it.
 */
const pictureOf = async (slide: HTMLElement) => {
  const holder = slide.querySelector<HTMLElement>('[hidden]')
  if (holder) holder.hidden = false
  await slide
    .querySelector<HTMLImageElement>('picture img')
    ?.decode()
    .catch(() => undefined)
}

/**
 * Cycles through the slides of the hero once their pictures are loaded, five seconds each. Pauses
 * while a mouse hovers over it or the keyboard's focus is in it, while the tab is hidden, and after
 * the pause button. A dot that was pressed keeps the focus, and after a tap the hover, but not the
 * slides. With reduced motion or data saving, slides change only when a dot is pressed.
 */
export const moveHeroSlides = (hero: HTMLElement) => {
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-slide]')]
  const dots = [...hero.querySelectorAll<HTMLElement>('[data-dot]')]
  const pauseButton = hero.querySelector<HTMLElement>('[data-pause]')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const hovers = matchMedia('(hover: hover)')
  let current = 0
  let wanted = 0
  let timer = 0

  const rests = () =>
    still.matches ||
    savesData() ||
    document.hidden ||
    'stopped' in hero.dataset ||
    (hovers.matches && hero.matches(':hover')) ||
    hero.querySelector(':focus-visible') !== null

  const schedule = () => {
    clearTimeout(timer)
    const running = !rests()
    hero.toggleAttribute('data-running', running)
    if (running) timer = window.setTimeout(() => show((current + 1) % slides.length), pause)
  }

  const mark = (index: number) => {
    current = index
    for (const [place, slide] of slides.entries()) {
      slide.toggleAttribute('data-current', place === index)
      slide.inert = place !== index
    }
    for (const [place, dot] of dots.entries()) {
      if (place === index) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
  }

  const show = async (index: number) => {
    const slide = slides[index]
    if (!slide) return
    wanted = index
    await pictureOf(slide)
    // The visitor may have pressed another dot in the meantime.
    if (wanted === index) mark(index)
    schedule()
  }

  const togglePause = () => {
    const stopped = hero.toggleAttribute('data-stopped')
    const { play, pause: rest } = pauseButton?.dataset ?? {}
    pauseButton?.setAttribute('aria-label', (stopped ? play : rest) ?? '')
    schedule()
  }

  for (const [index, dot] of dots.entries()) dot.addEventListener('click', () => show(index))
  pauseButton?.addEventListener('click', togglePause)
  for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    hero.addEventListener(event, () => setTimeout(schedule))
  document.addEventListener('visibilitychange', schedule)
  still.addEventListener('change', schedule)

  const dotRow = hero.querySelector<HTMLElement>('[data-dots]')
  if (dotRow) dotRow.hidden = false
  if (pauseButton) pauseButton.hidden = still.matches
  const first = slides[0]
  if (first) void pictureOf(first).then(() => hero.querySelector('[data-slide] span')?.remove())
  schedule()
}
