import { claim } from '../../content/claims.ts'
import { Card } from '../ui/Card.tsx'
import { CallLink } from './CallLink.tsx'

/** Where the arrival promise may not be made, we say what we do instead. */
const byPhone = 'We confirm a time when you call'

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
