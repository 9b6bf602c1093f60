import { Card } from '../ui/Card.tsx'
import { Ticks } from '../ui/Ticks.tsx'
import { useClaims } from './Claim.tsx'

/** Why choose us, in three lines. */
export const ReasonsCard = () => {
  const claims = useClaims(['credentials', 'experience', 'localExperts'])
  return claims.length === 0 ? null : (
    <Card on="dark">
      <h3>Why choose us</h3>
      <Ticks items={claims} />
    </Card>
  )
}
