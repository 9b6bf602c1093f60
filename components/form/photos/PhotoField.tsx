import { say } from '../../../content/schema/message.ts'
import { useWords } from '../../../renderer/server/use-words.ts'
import { mostPhotos } from '../../leads/lead.ts'
import formStyles from '../form.module.css'
import styles from './PhotoField.module.css'

/**
 * The field for photos. Without JavaScript it is the browser's own, if the relay takes files.
 * @param takesFiles whether it does. Otherwise the browser itself must not send any.
 */
export const PhotoField = ({ takesFiles }: { takesFiles: boolean }) => {
  const { photos: words, optional } = useWords('forms')
  return (
    <div className={`${formStyles.field} ${formStyles.full}`}>
      <div className={styles.zone}>
        <label htmlFor="contact-photos">
          {words.add}
          <span className={formStyles.optional}>{` ${optional}`}</span>
        </label>
        <input
          className={styles.input}
          id="contact-photos"
          type="file"
          accept="image/*"
          aria-describedby="contact-photos-status"
          {...(takesFiles && { name: 'photo1' })}
        />
      </div>
      <div className={styles.status} id="contact-photos-status" role="status">
        <span>{say(takesFiles ? words.hint : words.hintWithoutFiles, { most: mostPhotos })}</span>
        <p className={formStyles.error} data-when="photosMissing" hidden>
          {words.notLoaded}
        </p>
      </div>
      <ul className={styles.photos} data-photos="" hidden />
    </div>
  )
}
