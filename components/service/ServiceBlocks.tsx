import { languages } from '../../content/schema/languages.ts'
import { sayCount } from '../../content/schema/message.ts'
import type { ServiceFields } from '../../content/schema/service.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { usePageAddress } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { ClaimNotice } from '../claims/ClaimNotice.tsx'
import { BookingLink } from '../contact/ContactButtons.tsx'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Features } from '../ui/Features.tsx'
import { PageIcon } from '../ui/PageIcon.tsx'
import { Paper } from '../ui/Paper.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { Ticks } from '../ui/Ticks.tsx'
import styles from './Closing.module.css'

type ChecklistProps = NonNullable<ServiceFields['checklist']>

/** The points of an inspection, drawn as a report. */
export const Checklist = ({ heading, lead, title, points }: ChecklistProps) => {
  const words = useWords('service').checklist
  const { locale } = languages[useCurrentPage().language]
  return (
    <section className="section cool">
      <div className="wrap split wide-right">
        <div>
          <Badge icon={<PageIcon name="check" />} tone="gold">
            {words.badge}
          </Badge>
          <h2 className="below-s">{heading}</h2>
          {lead && <p className="lead below-s">{lead}</p>}
          <div className="row below">
            <BookingLink size="large" />
          </div>
        </div>
        <Paper
          title={title}
          note={sayCount(words.points, points.length, { locale })}
          lines={points}
          numbered
        />
      </div>
    </section>
  )
}

type Highlight = NonNullable<ServiceFields['highlights']>[number]

/** Points with icons under a heading. */
export const Highlights = ({ heading, lead, points, claimNotice = false }: Highlight) => (
  <section className="section plain">
    <div className="wrap">
      <SectionHead heading={heading} {...(lead === undefined ? {} : { lead })} />
      <Features points={points} />
      {claimNotice && <ClaimNotice />}
    </div>
  </section>
)

/** What we do right away and what we do afterwards, side by side. */
export const TaskLists = ({ heading, lead, lists }: NonNullable<ServiceFields['taskLists']>) => (
  <section className="section plain">
    <div className="wrap">
      <SectionHead heading={heading} {...(lead === undefined ? {} : { lead })} />
      <div className="grid c2">
        {lists.map(({ title, tasks }) => (
          <Card key={title} lift>
            <h3>{title}</h3>
            <div className="below-s">
              <Ticks items={tasks} />
            </div>
          </Card>
        ))}
      </div>
    </div>
  </section>
)

/** A closing block with a button to the contact page. */
export const Closing = ({ heading, text, label }: NonNullable<ServiceFields['closing']>) => (
  <section className="section plain">
    <div className="wrap">
      <div className={`${styles.band} on-dark`}>
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink href={usePageAddress(linkedPages.contact)} look="primary" size="large">
          {label}
        </ButtonLink>
      </div>
    </div>
  </section>
)
