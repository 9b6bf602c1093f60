import { placedClaims } from '../../content/schema/claims.ts'
import { problemAt } from '../../renderer/content/content-folder.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import type { Check } from './rule.ts'

const isPlaced = (name: string) => placedClaims.some((placed) => placed === name)

/** A claim with no fixed place on the site must name its pages, or it would never be shown. */
export const checkClaims: Check = ({ files }) => {
  const business = files.find(({ path }) => path === 'content/business.yaml')
  const { claims } = (business?.fields ?? {}) as {
    claims?: Record<string, { pages?: unknown } | null>
  }
  if (!business || !claims) return []
  return Object.entries(claims)
    .filter(([name, claim]) => !isPlaced(name) && claim?.pages === undefined)
    .map(([name]) => {
      const unplaced = `the site has no place for a claim of this name${didYouMean(name, placedClaims) || '.'}`
      return problemAt(
        business,
        ['claims', name],
        `claims.${name}: ${unplaced} A claim of your own needs \`pages\``,
      )
    })
}
