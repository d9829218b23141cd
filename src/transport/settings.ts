import contract from '../contract/contract.json';
import type {
	PageSettings,
	ScriptFile,
	ShopSettings,
	ThemeSettings,
} from '../contract/types';
import { isCurrency, readJson } from './parse';
import {
	type Check,
	isList,
	isMap,
	isNumber,
	isOneOf,
	isShape,
	isText,
	isTruth,
} from './shape';

const isUsable = isShape<
	Pick<
		PageSettings,
		'brands' | 'ajax_url' | 'endpoint_url' | 'site' | 'texts' | 'views'
	> & Record< 'shop' | 'theme' | 'fragments', object >
>( {
	brands: isMap( isText ),
	ajax_url: isText,
	endpoint_url: isText,
	site: isText,
	texts: isMap( isText ),
	views: isMap( isList( isObject ) ),
	shop: isObject,
	theme: isObject,
	fragments: isObject,
} );

/**
 * What the page says to its scripts.
 *
 * @return Null when the page says nothing readable: it then works without them.
 */
export const readSettings = ( page: Document ): PageSettings | null => {
	const value = readJson(
		page.getElementById( contract.markers.settings )?.textContent ?? ''
	);
	return isSettings( value ) ? value : null;
};
