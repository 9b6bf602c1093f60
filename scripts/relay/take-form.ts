import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Form, readForm, TooLarge } from './body.ts'
import type { InboxStore } from './inbox-store.ts'
import type { PartSwitch } from './part-switch.ts'
import { isPart, partNames, stores } from './parts.ts'
import { play, type Reply, refuse, wrongOrigin } from './play.ts'
import { sendText } from './send.ts'

/** Why FormSubmit itself would refuse this form; undefined if it would not. */
const refusal = (request: IncomingMessage, fields: Record<string, string>): string | undefined => {
  if (!request.headers.origin && !request.headers.referer) return wrongOrigin
  if (!Object.keys(fields).some((name) => !name.startsWith('_'))) return 'The form is empty.'
  return undefined
}

/** The form of a request; undefined if it could not be taken, which is then answered. */
const readOrRefuse = async (
  request: IncomingMessage,
  reply: Pick<Reply, 'response' | 'ajax'>,
): Promise<Form | undefined> => {
  try {
    return await readForm(request)
  } catch (error) {
    if (error instanceof TooLarge) refuse(reply, error.message, 413)
    else refuse(reply, 'The form could not be read: expected multipart/form-data.')
    return undefined
  }
}

type FormTakerOptions = { store: InboxStore; partSwitch: PartSwitch; slowness: number }

/** Accepts a form, stores it if the part says so, and answers it. Never stores what robots send. */
export const formTaker =
  ({ store, partSwitch, slowness }: FormTakerOptions) =>
  async (request: IncomingMessage, response: ServerResponse, ajax: boolean): Promise<void> => {
    const form = await readOrRefuse(request, { response, ajax })
    if (form === undefined) return
    const { fields } = form

    const header = request.headers['x-relay-part']?.toString()
    // A typo in a test must not count as a delivery.
    if (header !== undefined && !isPart(header))
      return sendText(response, 400, `x-relay-part is one of ${partNames.join(', ')}.`)

    const refused = refusal(request, fields)
    if (refused !== undefined) return refuse({ response, ajax }, refused)

    const part = partSwitch.choose({ header, email: fields.email })
    if (stores(part) && !fields._honey) store.add(form)
    return play(part, { response, ajax, fields }, slowness)
  }
