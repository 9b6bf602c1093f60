import { say } from '../../content/schema/message.ts'
import { useWords } from '../../renderer/server/current-page.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Picture, pictureSizes } from '../ui/Picture.tsx'
import styles from './LargePicture.module.css'

type LargePictureProps = { id: string; name: string; label: string }

/** A picture with its label. Pressing it shows it as large as the screen, without a script. */
export const LargePicture = ({ id, name, label }: LargePictureProps) => {
  const { enlarge, close } = useWords('project')
  return (
    <figure className="stack g2">
      <button
        type="button"
        className="frame"
        popoverTarget={id}
        aria-label={say(enlarge, { picture: label })}
      >
        <Picture name={name} sizes={pictureSizes.column} />
      </button>
      <div id={id} popover="" className={`surface ${styles.large}`}>
        <Picture name={name} sizes="96vw" />
        <p className={`line apart t-title ${styles.caption}`}>
          {label}
          <button
            type="button"
            className="round ring"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={close}
          >
            <Icon name="close" />
          </button>
        </p>
      </div>
      <figcaption className="t-title">{label}</figcaption>
    </figure>
  )
}
