import { say } from '../../content/schema/message.ts'
import { dial } from '../../content/schema/text.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { officeAddress } from '../../renderer/content/company.ts'
import type { Service } from '../../renderer/content/entries.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
import { usePageAddress, useSite, useWords } from '../../renderer/server/current-page.tsx'
import { ClaimText, useClaims } from '../claims/Claim.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type Fact, FactList } from '../ui/Lists.tsx'
import { BookingLink, CallLink, LanguageNote, useMessageLinks } from './ContactButtons.tsx'
import { languageNote, officeHours } from './hours.ts'
import { MessageLinks } from './MessageLinks.tsx'

export const directions = (site: SiteIndex): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(officeAddress(site))}`

/** How to reach us: the phone, then the ways to write. */
const useWaysToReach = (): [phone: Fact, ...writing: Fact[]] => {
  const site = useSite()
  const { phone, email } = site.business
  const { phoneNote, emailNote } = useWords('contact')
  const [crews] = useClaims(['emergency'])
  const note = [crews?.isMade && phoneNote, languageNote(site)].filter(Boolean).join('. ')
  return [
    { icon: 'phone', text: phone, href: dial(phone), note },
    ...Object.entries(useMessageLinks()).map(
      ([text, href]): Fact => ({ icon: 'message', text, href }),
    ),
    { icon: 'mail', text: email, note: emailNote, href: `mailto:${email}` },
  ]
}

export const ContactDetails = () => {
  const site = useSite()
  const { street, city, state, zip } = site.business.address
  const { open, closed = '' } = officeHours(site)
  const hours: Fact[] = [{ icon: 'clock', text: open.join(', '), note: closed }]
  const office: Fact = {
    icon: 'pin',
    text: street,
    note: `${city}, ${state} ${zip}`,
    href: directions(site),
    newTab: useWords('buttons').directionsNote,
  }
  return <FactList facts={[...useWaysToReach(), ...(open[0] ? hours : []), office]} />
}

/** How to reach us, for pages about one place. */
export const ContactCard = ({ county, city }: { county: string; city: string }) => {
  const { heading, area } = useWords('cards').contact
  const countyName = say(useWords('places').county, { county })
  return (
    <Card>
      <h3>{heading}</h3>
      <FactList
        facts={[...useWaysToReach(), { icon: 'pin', text: countyName, note: say(area, { city }) }]}
      />
      <ButtonLink href={usePageAddress(linkedPages.contact)} wide>
        {useWords('buttons').write}
      </ButtonLink>
    </Card>
  )
}

/** The emergency line, with the arrival promise for this county. */
export const EmergencyCard = ({ county }: { county?: string }) => {
  const { heading } = useWords('cards').emergency
  return (
    <Card on="red">
      <h3>{heading}</h3>
      <p>
        <ClaimText name="emergency" onlyMade end=". " />
        <ClaimText name="arrival" county={county} end="." />
      </p>
      <CallLink look="light" size="large" wide />
      <MessageLinks to={useMessageLinks()} />
      {/* On a page about a place, the contact card below says so. */}
      {county === undefined && <LanguageNote />}
    </Card>
  )
}

/** Returns what an estimate and financing cost, if claimed and the service is not free. */
const useCosts = (priced: Service['priced']): Fact[] => {
  const { estimates, financing } = useWords('cards').planning
  const claims = useClaims(priced === 'free' ? [] : ['estimates', 'financing'])
  return claims.map(({ name, text, validUntil }) => ({
    ...(name === 'estimates'
      ? { icon: 'document', text: estimates }
      : { icon: 'dollar', text: financing }),
    note: text,
    validUntil,
  }))
}

type PlanningCardProps = { service: Pick<Service, 'nameInSentence' | 'priced'> }

/**
 * The ways to learn what the service costs: the calculator if it prices the service, a visit, a
 * message, or a call.
 */
export const PlanningCard = ({ service: { nameInSentence, priced } }: PlanningCardProps) => {
  const { heading, text } = useWords('cards').planning[priced]
  const { estimateCost, write } = useWords('buttons')
  const calculator = usePageAddress(linkedPages.roofCalculator)
  const contact = usePageAddress(linkedPages.contact)
  const calculated = priced === 'by calculator'
  const [phone] = useWaysToReach()
  return (
    <Card lift>
      <h3>{say(heading, { service: nameInSentence })}</h3>
      <p>{text}</p>
      <div className="stack g2 below-s">
        {calculated && (
          <ButtonLink href={calculator} look="primary">
            {estimateCost}
            <Icon name="arrow" />
          </ButtonLink>
        )}
        <BookingLink look={calculated ? 'line' : 'primary'} />
        <ButtonLink href={contact} look="line">
          {write}
        </ButtonLink>
      </div>
      <div className="rule below">
        <FactList facts={[phone, ...useCosts(priced)]} />
      </div>
    </Card>
  )
}
