import contract, { createResolver } from '../../../contract';

/** The path of the shop's settings route, as apiFetch takes it. */
export const SETTINGS_ROUTE = createResolver( contract.placeholders )(
	`/${ contract.rest.namespace }${ contract.rest.settings }`
);
