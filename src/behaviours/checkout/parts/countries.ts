/** What depends on the countries of a checkout form, in one chunk. */
export { fitCountry } from './country-fields';
export { fitPayments } from './payment-countries';
