import { didYouMean } from './nearest.ts'

export type Environment = Readonly<Record<string, string | undefined>>

const named = ['dev', 'preview', 'before-launch', 'production'] as const

/** What the site is made for; empty for a build that is tested, and looked at on this computer. */
export type SiteEnv = (typeof named)[number] | ''

/**
 * What SITE_ENV says.
 * @throws for any other value: a misspelled preview would be open to search engines.
 */
export const siteEnvOf = ({ SITE_ENV: value = '' }: Environment): SiteEnv => {
  const known = value === '' ? value : named.find((name) => name === value)
  if (known !== undefined) return known
  const way = didYouMean(value, named) || '.'
  throw new Error(
    `SITE_ENV is "${value}", and may be ${named.join(', ')}, or not set for a build that is not published${way}`,
  )
}

/** The environment of the dev server, whatever command has started it. */
export const devEnvironment = (env: Environment): Environment => ({ SITE_ENV: 'dev', ...env })

/** Whether the build is for the public, and so shows only claims that are proven. */
export const isPublished = (siteEnv: SiteEnv): boolean =>
  siteEnv === 'production' || siteEnv === 'before-launch'

/** Whether pages ask search engines to leave them out. */
export const isUnlisted = (siteEnv: SiteEnv): boolean =>
  siteEnv === 'preview' || siteEnv === 'before-launch'

/** Whether drafts have pages. */
export const isForAuthors = (siteEnv: SiteEnv): boolean =>
  siteEnv === 'dev' || siteEnv === 'preview'
