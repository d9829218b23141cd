import contract from '../../contract/contract.json';
import type { StoredFragments } from '../../core/cart/fragments';
import type { Environment } from '../browser/environment';

const { markers } = contract;

/**
 * The cart contents, which are most of a response: a page may have ours, the
 * engine's, both or neither. Keyed by their names in requests.
 */
const CONTENTS = {
	[ markers.cart_contents ]: markers.cart_contents,
	// Ours also serves as the engine's if there is no other.
	[ markers.mini_cart_content ]: `${ markers.mini_cart_content }:not(${ markers.cart_contents })`,
};

type Page = Pick< Environment, 'isOnPage' | 'language' >;

/** Other scripts may use the engine's contents. */
const isListenedTo = ( region: string ): boolean =>
	region !== markers.cart_contents && 'jQuery' in globalThis;

/**
 * The regions that a response may omit, since no known page has them.
 *
 * @param page   The page.
 * @param stored The last response, shared with other pages; null: none.
 */
export const omittableRegions = (
	page: Page,
	stored: StoredFragments | null
): string[] => {
	const known = Object.keys( stored?.fragments ?? {} );
	return Object.entries( CONTENTS ).flatMap( ( [ region, selector ] ) =>
		page.isOnPage( selector ) ||
		isListenedTo( region ) ||
		known.some( ( key ) => key.endsWith( region ) )
			? []
			: [ region ]
	);
};

/** Whether a response lacks a region of the page, or is in another language. */
export const isMissingRegion = (
	page: Page,
	{ without = [], language }: StoredFragments
): boolean =>
	( language ?? page.language() ) !== page.language() ||
	without.some( ( region ) => page.isOnPage( CONTENTS[ region ] ?? region ) );
