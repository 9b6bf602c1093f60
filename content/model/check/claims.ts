import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { placedClaims } from '../schema/business.ts'
import type { Locate } from '../source.ts'

const file = 'content/business.yaml'

/** A claim that the site has no place for must name its pages, or nobody would ever see it. */
export const checkClaims = (business: unknown, locate: Locate): Problem[] => {
  const { claims = {} } = (business ?? {}) as { claims?: Record<string, { pages?: unknown } | null> }
  return Object.entries(claims ?? {})
    .filter(([name, claim]) => !placedClaims.some((placed) => placed === name) && claim?.pages === undefined)
    .map(([name]) => ({
      file,
      ...locate(['claims', name]),
      message: `claims.${name}: the site has no place for a claim of this name${didYouMean(name, placedClaims)} A claim of your own needs \`pages\``,
    }))
}
