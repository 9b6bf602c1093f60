type Parts = Iterable<HTMLElement>
type Behavior = { start: (parts: Parts) => unknown }

/** The behaviors of parts, by the name of their data attribute. */
const behaviors: Readonly<Record<string, () => Promise<Behavior>>> = {
  until: () => import('./claims/hide-expired.ts'),
  notFound: () => import('./not-found/leave-not-found-page.ts'),
  slides: () => import('./home/home-behaviors.ts'),
  offer: () => import('./layout/offer-language.ts'),
}

/** Starts the behaviors of parts that only some pages have. */
export const start = (parts: Parts) => {
  for (const name in behaviors) {
    const own = [...parts].filter(({ dataset }) => name in dataset)
    if (own.length > 0) behaviors[name]?.().then((behavior) => behavior.start(own))
  }
}
