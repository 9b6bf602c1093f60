import { say } from '../../content/schema/message.ts'
import { dial, plainText } from '../../content/schema/text.ts'
import { publicAddress } from '../../renderer/content/addresses.ts'
import { titleOf } from '../../renderer/content/pages.ts'
import { useCurrentPage, useWords } from '../../renderer/server/current-page.tsx'
import type { MessageLinksTo } from './MessageLinks.tsx'

/** Returns the links to the numbers of business.yaml. The message names the page, and its city. */
export const useMessageLinks = (): MessageLinksTo => {
  const { address, site } = useCurrentPage()
  const { text, whatsapp } = site.business.messages ?? {}
  const words = useWords('messages')
  const { kind = 'home' } = site.pageAt(address) ?? {}
  // The link alone says that it is the home page.
  const title = kind === 'home' ? '' : titleOf(site, address)
  const said = say(words.message, { title, link: publicAddress(site, address) })
  const message = encodeURIComponent(plainText(said))
  const number = (phone: string) => dial(phone).replace('tel:', '')
  return {
    // Only with both signs do old and new phones read the message.
    ...(text !== undefined && { [words.text]: `sms:${number(text)}?&body=${message}` }),
    ...(whatsapp !== undefined && {
      [words.whatsapp]: `https://wa.me/${number(whatsapp).slice(1)}?text=${message}`,
    }),
  }
}
