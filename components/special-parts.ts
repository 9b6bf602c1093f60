import { floridaDay } from '../content/schema/day.ts'
import fallback from './ui/fallback.svg?url'

type Behavior = { start: (parts: Iterable<HTMLElement>) => unknown }

/** Hides claims and promotions past their last day, even if the page was built earlier. */
const hideExpired: Behavior['start'] = (parts) => {
  for (const part of parts) if (floridaDay() > (part.dataset.until ?? '')) part.hidden = true
}

/** Shows our drawing for a picture that has failed: without a connection, it would not come either. */
export const replacePicture = (image: HTMLImageElement) => {
  if (image.src.endsWith(fallback)) return
  console.error(`The picture ${image.currentSrc || image.src} could not be loaded`)
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.removeAttribute('srcset')
  image.src = fallback
}

/** The behaviors of parts that only some pages have, by what marks them. Started when this is loaded. */
const behaviors: Readonly<Record<string, () => Promise<Behavior>>> = {
  '#analytics': () => import('./visits/count-visit.ts'),
  '[data-until]': async () => ({ start: hideExpired }),
  '[data-not-found]': () => import('./layout/leave-not-found-page.ts'),
  '[data-slides]': () => import('./home/home-behaviors.ts'),
  [`[data-offer="${navigator.language.slice(0, 2)}"]`]: () => import('./layout/offer-language.ts'),
}

for (const mark in behaviors) {
  const parts = document.querySelectorAll<HTMLElement>(mark)
  if (parts[0]) behaviors[mark]?.().then(({ start }) => start(parts))
}
