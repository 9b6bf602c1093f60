import type { ReactNode } from 'react'
import type { PlacedClaim } from '../../content/schema/claims.ts'
import {
  claim,
  fillCompanyText,
  ownClaims,
  type Promotion,
  promotionsAt,
  type ShownClaim,
} from '../../renderer/content/company.ts'
import { useCurrentPage, useSite, useWords } from '../../renderer/server/current-page.tsx'
import { Badge, Card } from '../ui/Card.tsx'
import { classes } from '../ui/classes.ts'
import { type IconName, PageIcon } from '../ui/Icon.tsx'
import { Ticks } from '../ui/Lists.tsx'
import { Figures } from '../ui/Points.tsx'
import styles from './Claims.module.css'

/** Attributes of an element that hide-expired.ts hides after its last day. */
const until = ({ validUntil }: { validUntil?: string | undefined }) => ({
  'data-until': validUntil,
})

type CompanyClaimProps = { name: PlacedClaim; as?: 'p' | 'span' }

/** A claim as a sentence, followed by what its number counts. Never shows a replacement. */
export const CompanyClaim = ({ name, as: Element = 'span' }: CompanyClaimProps) => (
  <Claim name={name} onlyMade>
    {({ text, counts, until }) => (
      <Element {...until}>
        {text}. {counts && <small>{counts} </small>}
      </Element>
    )}
  </Claim>
)

type PromotionsProps = { look?: Promotion['look'] | undefined }

const usePromotions = (look: PromotionsProps['look']) => {
  const { address, site } = useCurrentPage()
  return promotionsAt(site, { address }).filter((one) => look === undefined || one.look === look)
}

/** The promotions of this page, all or those with a look. */
export const Promotions = ({ look: only }: PromotionsProps) => {
  const shown = usePromotions(only)
  return (
    shown.length > 0 && (
      <div className={`fill g2 ${styles.promotions}`}>
        {shown.map(({ name, look, text, conditions, validUntil }) => (
          <p
            key={name}
            className={classes('notice t-note', look === 'voucher' && `gold ${styles.voucher}`)}
            data-until={validUntil}
          >
            <strong>{text}</strong> {conditions}
          </p>
        ))}
      </div>
    )
  )
}

/** Returns this page's offers: the claims without a fixed place that name it, and promotions. */
export const useOffers = (look?: PromotionsProps['look']): ReactNode => {
  const { address, site } = useCurrentPage()
  const claims = ownClaims(site, { address })
  return (
    claims.length + usePromotions(look).length > 0 && (
      <>
        {claims.length > 0 && (
          <div className="below">
            <Ticks items={claims} />
          </div>
        )}
        <Promotions look={look} />
      </>
    )
  )
}

/** Returns the named claims that may be made on this page, or the texts that replace them. */
export const useClaims = (names: readonly PlacedClaim[], county?: string): ShownClaim[] => {
  const { address, site } = useCurrentPage()
  return names.flatMap((name) => claim(site, name, { address, county }) ?? [])
}

type ClaimProps = {
  name: PlacedClaim
  county?: string | undefined
  /** Leaves out the text that would replace the claim. */
  onlyMade?: boolean
  /** Renders the claim, with `until` spread on its outer element. */
  children: (shown: ShownClaim & { until: ReturnType<typeof until> }) => ReactNode
}

/** A claim, or the text that replaces it, with its markup. */
export const Claim = ({ name, county, onlyMade = false, children }: ClaimProps) => {
  const [shown] = useClaims([name], county)
  if (!shown || (onlyMade && !shown.isMade)) return null
  return children({ ...shown, until: until(shown) })
}

type WhereClaimedProps = { claim: PlacedClaim; otherwise: string; children?: ReactNode }

/** Content shown only where a claim is made, or else a sentence. */
export const WhereClaimed = ({ claim: name, otherwise, children }: WhereClaimedProps) => {
  const [shown] = useClaims([name])
  return shown?.isMade ? children : <p>{otherwise}</p>
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

type ClaimBadgeProps = Omit<ClaimProps, 'children'> & { icon: IconName; tone?: 'gold' }

export const ClaimBadge = ({ icon, tone, ...props }: ClaimBadgeProps) => (
  <Claim {...props}>
    {({ text, until }) => (
      <Badge icon={<PageIcon name={icon} />} tone={tone} {...until}>
        {text}
      </Badge>
    )}
  </Claim>
)

export const CompanyFigures = () => {
  const claims = useClaims(['experience', 'projects', 'rating', 'emergency'])
  const figures = claims.flatMap(({ figure, validUntil }) =>
    figure ? [{ ...figure, validUntil }] : [],
  )
  return figures.length === 0 ? null : <Figures figures={figures} />
}

export const ReasonsCard = () => {
  const { heading } = useWords('cards').reasons
  const claims = useClaims(['credentials', 'experience', 'localExperts'])
  return claims.length === 0 ? null : (
    <Card on="dark">
      <h3>{heading}</h3>
      <Ticks items={claims} />
    </Card>
  )
}

/** The notice that Florida law requires with any mention of insurance claims. */
export const ClaimNotice = () => {
  const site = useSite()
  return (
    <p className={`rule ${styles.law}`} role="note" data-wide>
      {fillCompanyText(site, site.business.claimNotice)}
    </p>
  )
}

/** The distance between the tips of two stars. Each star is 24 wide. */
const distance = 27

/**
 * One star per point of a rating: the SVG reserves space, in which CSS repeats a star. Decorative:
 * text beside it says the same.
 */
export const Stars = ({ count }: { count: number }) => (
  <svg
    className={styles.stars}
    data-print="color"
    viewBox={`0 0 ${24 + distance * (count - 1)} 24`}
    aria-hidden="true"
  />
)

const calculatorClaims = ['rating', 'calculatorProjects', 'homeowners'] as const

/** The rating with its stars, and the projects and homeowners behind the calculators. */
export const CalculatorRating = () => {
  const claims = useClaims(calculatorClaims)
  if (claims.length === 0) return null
  return (
    <ul className={`grid ${claims.length > 2 ? 'c3' : 'c2'} g7 below t-small`} data-wide>
      {claims.map((shown) => (
        <li key={shown.name} className="rule" {...until(shown)}>
          <strong className="line g2 t-label">
            {shown.text} {shown.name === 'rating' && shown.isMade && <Stars count={5} />}
          </strong>
          {shown.counts && <span className="muted">{shown.counts}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The rating claim beside five stars, or the text that replaces it beside a check mark. */
export const Rating = ({ onlyMade = false }: Pick<ClaimProps, 'onlyMade'>) => (
  <Claim name="rating" onlyMade={onlyMade}>
    {({ text, isMade, until }) => (
      <p className="line t-small muted below" {...until}>
        {isMade ? <Stars count={5} /> : <PageIcon name="check" />}
        <span>{text}</span>
      </p>
    )}
  </Claim>
)
