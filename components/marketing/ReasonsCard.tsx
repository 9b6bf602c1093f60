import { claim } from '../../content/claims.ts'
import { frozen } from '../../renderer/frozen.tsx'
import { Card } from '../ui/Card.tsx'
import { Ticks } from '../ui/Ticks.tsx'

/** Why choose us, in three lines. */
export const ReasonsCard = frozen(() => (
  <Card on="dark">
    <h3>Why choose us</h3>
    <Ticks items={[claim('credentials'), claim('experience'), claim('localExperts')]} />
  </Card>
))
