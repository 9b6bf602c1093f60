import type { PlacedClaim } from '../../content/schema/claims.ts'
import { Claim } from './Claim.tsx'

type CompanyClaimProps = { name: PlacedClaim; as?: 'p' | 'span' }

/** A claim as a sentence, followed by what its number counts. */
export const CompanyClaim = ({ name, as: Element = 'span' }: CompanyClaimProps) => (
  <Claim name={name}>
    {({ text, counts, until }) => (
      <Element {...until}>
        {text}. {counts && <small>{counts} </small>}
      </Element>
    )}
  </Claim>
)
