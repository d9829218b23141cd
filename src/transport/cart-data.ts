import type { CartAnswer, CartSnapshot } from '../contract/types';
import { dataId } from '../core/cart/data-id';
import type { Answered } from '../core/cart/types';
import { readJson } from './http/json';
import { parseSnapshot } from './http/parse';

/** The selector of the region that holds a cart as data. */
const dataRegion = ( scope: string ): string => `#${ dataId( scope ) }`;

/**
 * The cart's data among fragments: null when they have none, or it is no whole
 * cart. Read in a document of its own: no page is touched.
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

/** An answer with the cart that its fragments carry as data. */
export const withCart = ( answer: CartAnswer ): Answered => ( {
	answer,
	snapshot: cartIn( answer.fragments ),
} );

/**
 * An answer with the cart that came beside its fragments, to which the cart's
 * data are added: they are kept for the next page and told to other tabs.
 *
 * @param answer The answer.
 * @param value  What came as `cart`.
 * @param scope  Of the shop, where two sell on the page; empty: the main one.
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
 * The cart that a page was printed with: empty on a page for everybody.
 *
 * @param page  The page.
 * @param scope Of the shop, where two sell on it; empty: the main one.
 */
export const cartOfPage = ( page: Document, scope = '' ): CartSnapshot | null =>
	parseSnapshot(
		readJson( page.getElementById( dataId( scope ) )?.textContent )
	);
