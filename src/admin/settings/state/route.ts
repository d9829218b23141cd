import contract, { createResolver } from '../../../contract';

/** Path of the shop's settings route for apiFetch. */
export const SETTINGS_ROUTE = createResolver( contract.placeholders )(
	`/${ contract.rest.namespace }${ contract.rest.settings }`
);
