import type { ServiceFields } from '../../content/schema/service.ts'
import { Card } from '../ui/Card.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { Ticks } from '../ui/Ticks.tsx'

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
