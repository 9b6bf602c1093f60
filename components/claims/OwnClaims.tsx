import { ownClaims } from '../../renderer/content/claims.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { Ticks } from '../ui/Ticks.tsx'

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
