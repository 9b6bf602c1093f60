import { didYouMean } from './problem.ts'

export type Environment = Readonly<Record<string, string | undefined>>

const named = ['dev', 'preview', 'before-launch', 'production'] as const

/** The purpose of a build; empty for one that is tested and viewed on this computer. */
export type SiteEnv = (typeof named)[number] | ''

/** The branch whose pushes are the public site, on hosts that do not say which one it is. */
const productionBranch = 'main'

/**
 * Returns the kind of a build on a host that builds pushes itself: Netlify and Cloudflare Pages
 * would otherwise publish what is only for this computer, such as sample reviews.
 */
const siteEnvOfHost = ({ NETLIFY, CONTEXT, CF_PAGES, CF_PAGES_BRANCH }: Environment): SiteEnv => {
  if (NETLIFY) return CONTEXT === 'production' ? 'production' : 'preview'
  if (CF_PAGES) return CF_PAGES_BRANCH === productionBranch ? 'production' : 'preview'
  return ''
}

/**
 * Reads SITE_ENV; without it, the host decides.
 * @throws for an unknown value: a misspelled preview would be open to search engines.
 */
export const siteEnvOf = (env: Environment): SiteEnv => {
  const value = env.SITE_ENV || siteEnvOfHost(env)
  const known = value === '' ? value : named.find((name) => name === value)
  if (known !== undefined) return known
  const way = didYouMean(value, named) || '.'
  throw new Error(
    `SITE_ENV is "${value}", and may be ${named.join(', ')}, or not set for a build that is not published${way}`,
  )
}

/**
 * Returns the port that PORT names.
 * @throws if there is no such port, of which Node and Vite say no more than a stack trace.
 */
export const portOf = ({ PORT }: Environment): number => {
  const port = Number(PORT || 3000)
  if (Number.isInteger(port) && port >= 0 && port < 2 ** 16) return port
  throw new Error(`PORT is "${PORT}", and may be a whole number from 0 to 65535.`)
}

/** Returns the environment of the dev server, whichever command started it. */
export const devEnvironment = (env: Environment): Environment => ({ SITE_ENV: 'dev', ...env })

/** Returns whether the build is for the public, and therefore shows only proven claims. */
export const isPublished = (siteEnv: SiteEnv): boolean =>
  siteEnv === 'production' || siteEnv === 'before-launch'

/** Returns whether pages ask search engines to leave them out. */
export const isUnlisted = (siteEnv: SiteEnv): boolean =>
  siteEnv === 'preview' || siteEnv === 'before-launch'

/** Returns whether drafts have pages. */
export const isForAuthors = (siteEnv: SiteEnv): boolean =>
  siteEnv === 'dev' || siteEnv === 'preview'
