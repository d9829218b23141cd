import type { CartAnswer, CartSnapshot } from '../contract/types';
import { dataId } from '../core/cart/data-id';
import type { Answered } from '../core/cart/types';
import { readJson } from './http/json';
import { parseSnapshot } from './http/parse';

/** Selector of a cart's data region. */
const dataRegion = ( scope: string ): string => `#${ dataId( scope ) }`;

/**
 * The cart data in fragments; null if missing or incomplete. Parsed in a
 * separate document.
 */
const cartIn = (
	fragments: CartAnswer[ 'fragments' ]
): CartSnapshot | null => {
	const region = Object.keys( fragments ).find( ( selector ) =>
		selector.startsWith( dataRegion( '' ) )
	);
	return region
		? parseSnapshot(
				readJson(
					new DOMParser()
						.parseFromString(
							fragments[ region ] ?? '',
							'text/html'
						)
						.querySelector( 'script' )?.textContent
				)
		  )
		: null;
};

/** A response with the cart from its fragments' data. */
export const withCart = ( answer: CartAnswer ): Answered => ( {
	answer,
	snapshot: cartIn( answer.fragments ),
} );

/**
 * A response with the cart sent next to its fragments. The cart's data are
 * added to the fragments, which are stored and sent to other tabs.
 *
 * @param answer The response.
 * @param value  Its `cart` field.
 * @param scope  The shop; empty: the main one.
 */
export const withToldCart = (
	answer: CartAnswer,
	value: unknown,
	scope: string
): Answered => {
	const snapshot = parseSnapshot( value );
	if ( ! snapshot ) {
		return withCart( answer );
	}
	const id = dataId( scope );
	const json = JSON.stringify( snapshot ).replace( /</g, '\\u003c' );
	const html = `<script type="application/json" id="${ id }">${ json }</script>`;
	return {
		answer: {
			...answer,
			fragments: { ...answer.fragments, [ dataRegion( scope ) ]: html },
		},
		snapshot,
	};
};

/**
 * The cart printed in a page; empty on a cached page.
 *
 * @param page  The page.
 * @param scope The shop; empty: the main one.
 */
export const cartOfPage = ( page: Document, scope = '' ): CartSnapshot | null =>
	parseSnapshot(
		readJson( page.getElementById( dataId( scope ) )?.textContent )
	);
