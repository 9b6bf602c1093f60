import type { Language } from '../../../content/model/languages.ts'
import type { Relay } from '../../leads/relays/relay.ts'

/** What a browser keeps for visitors who read a language: addresses of this site. */
type Kept = {
  /** Stands in for a page that is not kept. */
  offline: string
  /** The most urgent first. */
  pages: readonly string[]
  /** Scripts that those pages load only once somebody uses them. */
  files: readonly string[]
}

/** What the build tells the service worker about the site that it was built with. */
type Release = {
  /** Changes with anything that is kept. */
  id: string
  /** The script that every page of this release names, and no page of another. */
  script: string
  kept: Readonly<Record<Language, Kept>>
  relay: Relay
}

/** Written before this code by renderer/build/service-worker. */
export const { RELEASE: release } = self as unknown as { RELEASE: Release }
