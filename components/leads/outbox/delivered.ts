/** Name of the channel on which pages and the service worker hear of leads that were delivered. */
export const deliveredLeads = 'delivered-leads'
