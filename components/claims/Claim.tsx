import type { ReactNode } from 'react'
import { claim, type Claim as ShownClaim } from '../../content/claims.ts'
import type { PlacedClaim } from '../../content/model/schema/business.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { until } from './until.ts'

/** The claims of these names that may be made on this page. */
export const useClaims = (names: readonly PlacedClaim[], county?: string): ShownClaim[] => {
  const { address } = useCurrentPage()
  return names.flatMap((name) => claim(name, { address, county }) ?? [])
}

type ClaimProps = {
  name: PlacedClaim
  county?: string | undefined
  /** Draws the claim. The element it makes must spread `until`: by it the browser hides the claim after its last day. */
  children: (shown: ShownClaim & { until: ReturnType<typeof until> }) => ReactNode
  /** Stands in its place where it may not be made. */
  otherwise?: ReactNode
}

/** A claim with all that is drawn around it or, where it may not be made, nothing. */
export const Claim = ({ name, county, children, otherwise = null }: ClaimProps) => {
  const [shown] = useClaims([name], county)
  return shown ? children({ ...shown, until: until(shown) }) : otherwise
}

/** A claim as words in a line, with what follows it. */
export const ClaimText = ({ end = '', ...props }: Omit<ClaimProps, 'children'> & { end?: string }) => (
  <Claim {...props}>{({ text, validUntil, until: hiddenAfter }) => (validUntil ? <span {...hiddenAfter}>{text + end}</span> : text + end)}</Claim>
)
