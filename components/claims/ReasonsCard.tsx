import { useWords } from '../../renderer/server/use-words.ts'
import { Card } from '../ui/Card.tsx'
import { Ticks } from '../ui/Ticks.tsx'
import { useClaims } from './Claim.tsx'

/** Why choose us, in three lines. */
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
