import type { Page } from 'playwright/test'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { contactForm } from './contact-form.ts'
import { takeTime, type Visitor } from './leads.ts'

/** Fills in the form of the contact page. */
export const fillContact = async (page: Page, who: Visitor) => {
  await takeTime(page)
  await page.goto(addressOf(linkedPages.contact))
  await contactForm(page).fillLong(who)
}

/** Fills in the form of the contact page and sends it. */
export const sendContact = async (page: Page, who: Visitor) => {
  await fillContact(page, who)
  await contactForm(page).send()
}

/** The next pages open a minute later: the pause before a lead is tried again is over by then. */
export const aMinuteLater = (page: Page) => page.clock.install({ time: Date.now() + 60_000 })

/** Gives the pages of a tab a browser that keeps nothing. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    indexedDB.open = () => {
      throw new Error('blocked')
    }
    Storage.prototype.setItem = () => {
      throw new Error('blocked')
    }
  })

/** The errors that a page writes to its console. */
export const errorsOf = (page: Page): string[] => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return errors
}

/** How many leads wait in this browser, in its database or beside it. */
export const waitingLeads = (page: Page): Promise<number> => page.evaluate(countWaiting)

/** Evaluated in the page. */
async function countWaiting(): Promise<number> {
  const beside = Object.keys(localStorage).filter((key) => key.startsWith('waiting-lead:')).length
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'leads')) return beside
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open('leads')
    opened.onerror = () => reject(opened.error)
    opened.onsuccess = () => {
      const counted = opened.result.transaction('outbox').objectStore('outbox').count()
      counted.onsuccess = () => {
        opened.result.close()
        resolve(beside + counted.result)
      }
    }
  })
}
