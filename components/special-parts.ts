type Behavior = { default: (parts: Iterable<HTMLElement>) => unknown }

/** The behaviors of parts that only some pages have, by selector. Started on import. */
const behaviors: Readonly<Record<string, () => Promise<Behavior>>> = {
  '[data-part=analytics]': () => import('./visits/count-visit.ts'),
  '[data-until]': () => import('./claims/hide-expired.ts'),
  '[data-part=not-found]': () => import('./layout/leave-not-found-page.ts'),
  '[data-zip]': () => import('./map/check-zip.ts'),
  '[data-part=slides]': () => import('./home/home-behaviors.ts'),
  [`[data-offer="${navigator.language.slice(0, 2)}"]`]: () => import('./layout/offer-language.ts'),
}

for (const mark in behaviors) {
  const parts = document.querySelectorAll<HTMLElement>(mark)
  // One that cannot be loaded leaves its part as HTML, and the browser logs the request.
  if (parts[0])
    behaviors[mark]?.().then(
      (part) => part.default(parts),
      () => {},
    )
}

export {}
