import contract from '../contract/contract.json';
import type { PageSettings } from '../contract/types';
import { readJson } from './json';
import {
	type Check,
	isMap,
	isNumber,
	isObject,
	isShape,
	isText,
} from './shape';

// What requests are made of is checked to the letter. Of the rest, the groups:
// a page that a cache kept from before an update may lack what is new, and
// works on without it.
const isUsable = isShape<
	Pick<
		PageSettings,
		'brands' | 'ajax_url' | 'endpoint_url' | 'site' | 'texts'
	>
>( {
	brands: isMap( isText ),
	ajax_url: isText,
	endpoint_url: isText,
	site: isText,
	texts: isMap( isText ),
} );

const hasGroups = isShape< {
	fragments: { timeout: number };
	shop: object;
	theme: object;
	views: object;
} >( {
	fragments: isShape( { timeout: isNumber } ),
	shop: isObject,
	theme: isObject,
	views: isObject,
} );

const isSettings: Check< PageSettings > = ( value ): value is PageSettings =>
	isUsable( value ) && hasGroups( value );

/**
 * What the page says to its scripts.
 *
 * @return Null when it says nothing usable: the page then works without them.
 */
export const readSettings = ( page: Document ): PageSettings | null => {
	const value = readJson(
		page.getElementById( contract.markers.settings )?.textContent
	);
	return isSettings( value ) ? value : null;
};
