import { languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { fillCompanyText, hasValues } from '../../renderer/content/company.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
import { useSite, useWords } from '../../renderer/server/current-page.tsx'
import styles from '../ui/Card.module.css'
import { Card } from '../ui/Card.tsx'
import { FramedPicture, pictureSizes } from '../ui/Picture.tsx'

/** Returns our people, if their names are known. */
const shownPeople = (site: SiteIndex) =>
  Object.entries(site.business.people ?? {}).flatMap(([key, { name, role, ...person }]) =>
    name === undefined || !hasValues(site, [name, role])
      ? []
      : [{ key, name: fillCompanyText(site, name), role: fillCompanyText(site, role), ...person }],
  )

/** Returns a function that lists languages, given by code, in the language of the page. */
const useLanguageList = () => {
  const { locale, listLocale } = languages[useSite().language]
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const list = new Intl.ListFormat(listLocale)
  return (codes: readonly string[]) => list.format(codes.flatMap((code) => names.of(code) ?? code))
}

/** A card for each of our people; nothing if there are none. */
export const People = () => {
  const { since: sinceWords, speaks: speaksWords } = useWords('cards').person
  const listed = useLanguageList()
  const cards = shownPeople(useSite()).map(({ key, name, role, since, speaks, picture }) => {
    const facts = [
      since === undefined ? [] : say(sinceWords, { year: since }),
      speaks === undefined ? [] : say(speaksWords, { languages: listed(speaks) }),
    ].flat()
    return (
      <Card key={key}>
        <div className={picture && 'line g5'}>
          {picture && (
            <FramedPicture name={picture} sizes={pictureSizes.thumbnail} frame={styles.portrait} />
          )}
          <div className="stack g1">
            <h3>{name}</h3>
            <p>{role}</p>
            {facts.length > 0 && <p className="muted">{facts.join(' · ')}</p>}
          </div>
        </div>
      </Card>
    )
  })
  return cards.length > 0 && <div className="stack">{cards}</div>
}
