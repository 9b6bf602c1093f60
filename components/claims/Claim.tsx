import type { ReactNode } from 'react'
import type { PlacedClaim } from '../../content/schema/claims.ts'
import { claim, ownClaims, type ShownClaim } from '../../renderer/content/claims.ts'
import { fillCompanyText } from '../../renderer/content/company-values.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { Figures } from '../ui/Figures.tsx'
import { Ticks } from '../ui/Ticks.tsx'
import styles from './Claim.module.css'

/**
 * Attributes for an element to hide after its last day, even if the page was built earlier
 * (hide-expired.ts).
 */
export const until = ({ validUntil }: { validUntil?: string | undefined }) =>
  validUntil === undefined ? {} : { 'data-until': validUntil }

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

/** Claims that name this page and have no fixed place on the site. */
export const OwnClaims = () => {
  const { address, language } = useCurrentPage()
  const claims = ownClaims({ address, language })
  return claims.length === 0 ? null : (
    <div className="below">
      <Ticks items={claims} />
    </div>
  )
}

/** Those of the named claims that may be made on this page. */
export const useClaims = (names: readonly PlacedClaim[], county?: string): ShownClaim[] => {
  const { address, language } = useCurrentPage()
  return names.flatMap((name) => claim(name, { address, language, county }) ?? [])
}

type ClaimProps = {
  name: PlacedClaim
  county?: string | undefined
  /**
   * Renders the claim. Spread `until` on the outer element so that the browser hides it after its
   * last day.
   */
  children: (shown: ShownClaim & { until: ReturnType<typeof until> }) => ReactNode
  /** Shown instead if the claim may not be made. */
  otherwise?: ReactNode
}

/** A claim with its markup, or `otherwise` if it may not be made. */
export const Claim = ({ name, county, children, otherwise = null }: ClaimProps) => {
  const [shown] = useClaims([name], county)
  return shown ? children({ ...shown, until: until(shown) }) : otherwise
}

/** A claim as inline text, followed by `end`. */
export const ClaimText = ({
  end = '',
  ...props
}: Omit<ClaimProps, 'children'> & { end?: string }) => (
  <Claim {...props}>
    {({ text, validUntil, until: hiddenAfter }) =>
      validUntil ? <span {...hiddenAfter}>{text + end}</span> : text + end
    }
  </Claim>
)

/** Our claims as large figures. */
export const CompanyFigures = ({ row = false }: { row?: boolean }) => {
  const claims = useClaims(['experience', 'projects', 'rating', 'emergency'])
  const figures = claims.flatMap(({ figure, validUntil }) =>
    figure ? [{ ...figure, validUntil }] : [],
  )
  return figures.length === 0 ? null : <Figures figures={figures} row={row} />
}

/** The notice of Florida law that goes with any mention of insurance claims. */
export const ClaimNotice = () => {
  const { business, language } = useSite()
  return (
    <p className={styles.notice} role="note" data-wide>
      {fillCompanyText(business.claimNotice, language)}
    </p>
  )
}
