/** The name of the site that the browser tests copy. */
export const TEMPLATE = 'e2e';
