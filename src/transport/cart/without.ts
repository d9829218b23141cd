import contract from '../../contract/contract.json';
import type { StoredFragments } from '../../core/cart/fragments';
import type { Environment } from '../browser/environment';

const { markers } = contract;

/**
 * The contents of a cart, of which a page has ours, the engine's, both or none:
 * they are most of an answer. By their names on the wire.
 */
const CONTENTS = {
	[ markers.cart_contents ]: markers.cart_contents,
	// Ours passes for the engine's, where nothing else does.
	[ markers.mini_cart_content ]: `${ markers.mini_cart_content }:not(${ markers.cart_contents })`,
};

type Page = Pick< Environment, 'isOnPage' | 'language' >;

/** Other scripts may make something of the engine's own. */
const isListenedTo = ( region: string ): boolean =>
	region !== markers.cart_contents && 'jQuery' in globalThis;

/**
 * The regions that an answer may come without: no page that is known of has them.
 *
 * @param page   The page.
 * @param stored The last answer, which other pages are given; null: there is none.
 */
export const regionsToSpare = (
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

/**
 * Whether an answer came without a region that a page has, or is in another language
 * than the page.
 */
export const isLacking = (
	page: Page,
	{ without = [], language }: StoredFragments
): boolean =>
	( language ?? page.language() ) !== page.language() ||
	without.some( ( region ) => page.isOnPage( CONTENTS[ region ] ?? region ) );
