import type { ServiceInCity } from '../../renderer/content/entries.ts'
import { localSteps } from '../../renderer/content/local-words.ts'
import { PageIcon } from '../ui/PageIcon.tsx'
import { StepItem, StepList } from '../ui/Steps.tsx'
import styles from './LocalSteps.module.css'

/** The steps of the service, each with what is different about it in this city. */
export const LocalSteps = ({ entry }: { entry: ServiceInCity }) => (
  <StepList>
    {localSteps(entry).map(({ title, description, here }) => (
      <StepItem key={title} title={title}>
        <p>{description}</p>
        <p className={styles.here}>
          <PageIcon name="pin" />
          {here}
        </p>
      </StepItem>
    ))}
  </StepList>
)
