import { ownClaims } from '../../renderer/content/claims.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { OwnClaims } from '../claims/OwnClaims.tsx'
import { Promotions, usePromotions } from '../claims/Promotions.tsx'

/** Promotions and claims on the home page beyond its own blocks. */
export const HomeOffers = () => {
  const { address, language } = useCurrentPage()
  const promotions = usePromotions()
  if (promotions.length === 0 && ownClaims({ address, language }).length === 0) return null
  return (
    <section className="section flush">
      <div className="wrap">
        {promotions.length > 0 && <Promotions shown={promotions} />}
        <OwnClaims />
      </div>
    </section>
  )
}
