import type { Service } from '../../renderer/content/entries.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { PointList } from '../ui/PointList.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'

export const ServiceIssues = ({ service: { issues, emergency = false } }: { service: Service }) => {
  const { heading, emergencyHeading } = useWords('service').issues
  return (
    <section className="section sand">
      <div className="wrap">
        <SectionHead heading={emergency ? emergencyHeading : heading} />
        <PointList points={issues} pairs />
      </div>
    </section>
  )
}
