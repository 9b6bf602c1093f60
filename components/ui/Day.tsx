import { languages } from '../../content/schema/languages.ts'
import { useCurrentPage } from '../../renderer/server/current-page.tsx'

/** Returns a month as `2026-11`, in words. */
export const monthInWords = (locale: string, month: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(month),
  )

/** A day as `2026-11-22`, in words. */
export const Day = ({ day }: { day: string }) => {
  const { locale } = languages[useCurrentPage().language]
  const inWords = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={day}>{inWords.format(new Date(day))}</time>
}

/** The current year: the year of the build until the script of the page updates it. */
export const CurrentYear = () => <time>{new Date().getFullYear()}</time>
