import { languages } from '../../content/schema/languages.ts'
import { sayCount } from '../../content/schema/message.ts'
import type { ServiceFields } from '../../content/schema/service.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { BookingLink } from '../contact/ContactButtons.tsx'
import { Badge } from '../ui/Badge.tsx'
import { PageIcon } from '../ui/PageIcon.tsx'
import { Paper } from '../ui/Paper.tsx'

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
