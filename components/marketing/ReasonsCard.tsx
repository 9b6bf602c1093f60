import { claim } from '../../content/claims.ts'
import { Card } from '../ui/Card.tsx'
import { Ticks } from '../ui/Ticks.tsx'

/** Why choose us, in three lines. */
export const ReasonsCard = () => (
  <Card on="dark">
    <h3>Why choose us</h3>
    <Ticks items={[claim('credentials'), claim('experience'), claim('localExperts')]} />
  </Card>
)
