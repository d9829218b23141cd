import contract from '../contract/contract.json';
import type { PageSettings } from '../contract/types';
import { readJson } from './http/json';

/** The default brands. */
const { commerce, theme, site } = contract.placeholders;

const TEXTS = [ 'ajax_url', 'endpoint_url', 'site' ];
const GROUPS = [ 'brands', 'texts', 'fragments', 'shop', 'theme', 'views' ];

/**
 * Written by hand to stay small, since it is on every page. Request settings
 * are required; for the rest only the groups are, since a cached page from
 * before an update may lack new ones.
 */
const isSettings = ( value: unknown ): value is PageSettings => {
	const known = Object( value ) as Record< string, unknown >;
	return (
		TEXTS.every( ( name ) => typeof known[ name ] === 'string' ) &&
		// `Object()` returns its argument only for objects.
		GROUPS.every( ( name ) => Object( known[ name ] ) === known[ name ] )
	);
};

/**
 * Reads the page's settings.
 *
 * @return Null if unusable: the page then works without scripts.
 */
export const readSettings = ( page: Document ): PageSettings | null => {
	const stored = Object(
		readJson(
			page.getElementById( contract.markers.settings )?.textContent
		)
	) as Record< string, unknown >;
	// Minimal pages omit the defaults.
	const value: unknown = {
		views: {},
		brands: { commerce, theme, site },
		...stored,
		fragments: Object.assign(
			{
				refresh: 'cart',
				timeout: contract.timings_ms.fragments_request_timeout,
			},
			stored.fragments
		),
	};
	return isSettings( value ) ? value : null;
};
