import type { Service } from '../../renderer/content/entries.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { SectionHead } from '../ui/SectionHead.tsx'
import { NumberedSteps } from '../ui/Steps.tsx'

export const ServiceProcess = ({
  service: { processSteps, emergency = false },
}: {
  service: Service
}) => {
  const { heading, emergencyHeading } = useWords('service').process
  return (
    <section className="section plain">
      <div className="wrap">
        <SectionHead heading={emergency ? emergencyHeading : heading} />
        <NumberedSteps steps={processSteps} across />
      </div>
    </section>
  )
}
