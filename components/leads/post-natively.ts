import { relayFields, withoutPhotos } from './deliver.ts'
import type { Lead } from './lead.ts'
import { sentByBrowserKey } from './outbox/waiting.ts'
import { relayOfPage } from './relay.ts'

/**
 * Has the browser post a lead as a form: ad blockers that block requests of scripts let it pass.
 * The page to which the relay redirects deletes it from the outbox.
 */
export const postNatively = (lead: Lead): void => {
  const relay = relayOfPage()
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action: relay.endpoint, enctype: 'multipart/form-data' })
  for (const [name, value] of Object.entries(relayFields(withoutPhotos(lead), relay))) {
    const field = document.createElement('textarea')
    Object.assign(field, { name, value })
    form.append(field)
  }
  form.hidden = true
  document.body.append(form)
  form.submit()
  sessionStorage.setItem(sentByBrowserKey, lead.id)
}
