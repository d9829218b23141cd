import { holdLinks } from '../../behaviours/page/leave';
import type { PageSettings } from '../../contract/types';
import { isCartInSight } from '../page/fragments';
import { browserEnvironment } from '../../transport/browser/environment';
import { createCartApi } from '../../transport/cart/api';
import { createCartClient } from '../../transport/cart/client';
import type { RunningCartClient } from '../../transport/cart/client';
import { cartOfPage } from '../../transport/cart-data';

/** Makes the one client of this page, which is not left while it writes. */
export const makeClient = ( settings: PageSettings ): RunningCartClient => {
	const env = browserEnvironment();
	const client = createCartClient( {
		settings,
		env,
		page: cartOfPage( document, settings.scope ),
		api: createCartApi( settings, env ),
		isInSight: () => isCartInSight( settings.scope ),
	} );
	holdLinks(
		client,
		( url ) => window.location.assign( url ),
		settings.fragments.timeout
	);
	return client;
};
