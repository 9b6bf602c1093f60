import { languages } from '../../content/schema/languages.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { Say } from '../ui/Say.tsx'
import styles from './Guide.module.css'

type GuideDatesProps = { published: string; updated?: string | undefined }

/** A day as `2026-11-22`, in words. */
const Day = ({ day }: { day: string }) => {
  const { locale } = languages[useCurrentPage().language]
  const inWords = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={day}>{inWords.format(new Date(day))}</time>
}

/** When a guide was published, and when its facts were last looked through. */
export const GuideDates = ({ published, updated }: GuideDatesProps) => {
  const words = useWords('guides')
  return (
    <p className={styles.dates}>
      <span>
        <Say message={words.published} values={{ date: <Day day={published} /> }} />
      </span>
      {updated && (
        <span>
          <Say message={words.updated} values={{ date: <Day day={updated} /> }} />
        </span>
      )}
    </p>
  )
}
