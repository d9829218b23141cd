import contract from '../contract/contract.json';
import type { PageSettings } from '../contract/types';
import { readJson } from './http/json';

/** As nobody has renamed them. */
const { commerce, theme, site } = contract.placeholders;

const TEXTS = [ 'ajax_url', 'endpoint_url', 'site' ];
const GROUPS = [ 'brands', 'texts', 'fragments', 'shop', 'theme', 'views' ];

/**
 * By hand, since it is on every page. What requests are made of must be there;
 * of the rest, the groups: a page that a cache kept from before an update may
 * lack what is new, and works on without it.
 */
const isSettings = ( value: unknown ): value is PageSettings => {
	const known = Object( value ) as Record< string, unknown >;
	return (
		TEXTS.every( ( name ) => typeof known[ name ] === 'string' ) &&
		// Null and text are no groups.
		GROUPS.every( ( name ) => Object( known[ name ] ) === known[ name ] )
	);
};

/**
 * What the page says to its scripts.
 *
 * @return Null when it says nothing usable: the page then works without them.
 */
export const readSettings = ( page: Document ): PageSettings | null => {
	const said = Object(
		readJson(
			page.getElementById( contract.markers.settings )?.textContent
		)
	) as Record< string, unknown >;
	// A page with nothing of ours but scripts says no more than it must.
	const value: unknown = {
		views: {},
		brands: { commerce, theme, site },
		...said,
		fragments: Object.assign(
			{
				refresh: 'cart',
				timeout: contract.timings_ms.fragments_request_timeout,
			},
			said.fragments
		),
	};
	return isSettings( value ) ? value : null;
};
