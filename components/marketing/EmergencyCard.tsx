import { byPhone, claim } from '../../content/claims.ts'
import { Card } from '../ui/Card.tsx'
import { CallLink } from './CallLink.tsx'

/** The emergency line, with the promise that holds in this county. */
export const EmergencyCard = ({ county }: { county?: string }) => (
  <Card on="red">
    <h3>Leaking now?</h3>
    <p>
      {claim('emergency')}. {claim('arrival', county) ?? byPhone}.
    </p>
    <CallLink look="light" size="large" wide />
  </Card>
)
