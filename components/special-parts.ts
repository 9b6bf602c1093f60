import { hideExpired } from './claims/hide-expired.ts'

type Parts = readonly HTMLElement[]

/** What parts with a data attribute of this name do. */
const behaviors: Readonly<Record<string, (parts: Parts) => unknown>> = {
  until: hideExpired,
  notFound: async (parts) => (await import('./not-found/leave-not-found-page.ts')).start(parts),
  slides: async (parts) => (await import('./home/home-behaviors.ts')).start(parts),
  offer: async (parts) => (await import('./layout/offer-language.ts')).start(parts),
}

/** Starts the behaviors of parts that only some pages have. */
export const start = (parts: Parts) => {
  for (const [name, behavior] of Object.entries(behaviors)) {
    const own = parts.filter(({ dataset }) => name in dataset)
    if (own.length > 0) behavior(own)
  }
}
