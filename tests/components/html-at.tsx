import { renderToStaticMarkup } from 'react-dom/server'
import { CurrentPageContext } from '../../renderer/server/current-page.tsx'
import { index } from '../project-site.ts'

/** Returns the HTML of a part of the page at an address, in the index of the project or another. */
export const htmlAt = (address: string, part: React.ReactNode, site = index) =>
  renderToStaticMarkup(
    <CurrentPageContext value={{ address, language: site.language, site }}>
      {part}
    </CurrentPageContext>,
  )
