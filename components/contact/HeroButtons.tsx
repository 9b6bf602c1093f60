import { linkedPages } from '../../renderer/content/addresses.ts'
import { usePageAddress } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { BookingLink } from './BookingLink.tsx'
import { CallLink } from './CallLink.tsx'

/**
 * The two buttons of a hero: book and call; with `estimate`, book and calculate; in an emergency,
 * call and write.
 */
export const HeroButtons = ({
  emergency = false,
  estimate = false,
}: {
  emergency?: boolean
  estimate?: boolean
}) => (
  <div className="row below">
    {emergency ? (
      <>
        <CallLink look="light" size="large" />
        <ButtonLink href={usePageAddress(linkedPages.contact)} look="line" size="large">
          {useWords('buttons').requestEmergency}
        </ButtonLink>
      </>
    ) : (
      <>
        <BookingLink size="large" />
        {estimate ? (
          <ButtonLink href={usePageAddress(linkedPages.roofCalculator)} look="line" size="large">
            {useWords('buttons').estimateCost}
          </ButtonLink>
        ) : (
          <CallLink look="line" size="large" />
        )}
      </>
    )}
  </div>
)
