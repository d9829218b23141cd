import contract from '../contract/contract.json';
import type { CartAnswer, CartSnapshot } from '../contract/types';
import { dataId } from '../core/cart/data-id';
import type { Answered } from '../core/cart/types';
import { readJson } from './http/json';
import { parseSnapshot } from './http/parse';

/** The text of a script element, out of its HTML: no page is touched. */
const scriptText = ( html: string ): string =>
	/^\s*<script\b[^>]*>([\s\S]*)<\/script>\s*$/.exec( html )?.[ 1 ] ?? '';

/**
 * An answer with the cart that its fragments carry as data: null when there is
 * none, or it is no whole cart.
 */
export const withCart = ( answer: CartAnswer ): Answered => ( {
	answer,
	snapshot: parseSnapshot(
		readJson(
			scriptText(
				Object.entries( answer.fragments ).find( ( [ key ] ) =>
					key.startsWith( `#${ contract.markers.cart_data }` )
				)?.[ 1 ] ?? ''
			)
		)
	),
} );

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
