import { useWords } from '../../renderer/server/use-words.ts'
import { ClaimText } from '../claims/Claim.tsx'
import { Card } from '../ui/Card.tsx'
import { CallLink } from './CallLink.tsx'

/** The emergency line, with the arrival promise for this county. */
export const EmergencyCard = ({ county }: { county?: string }) => {
  const { heading } = useWords('cards').emergency
  const { byPhone } = useWords('claims')
  return (
    <Card on="red">
      <h3>{heading}</h3>
      <p>
        <ClaimText name="emergency" end=". " />
        <ClaimText name="arrival" county={county} end="." otherwise={`${byPhone}.`} />
      </p>
      <CallLink look="light" size="large" wide />
    </Card>
  )
}
