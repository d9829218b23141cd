import contract from '../../../../contract';
import type { Sanitize } from '../../../fragments/fetch';
import { findInProduct } from '../../parts';
import { parseTrustedHtml } from '../engine/html';

const { markers } = contract;

/** The product's own price, which a variation's replaces. */
const own = new WeakMap< Element, Node[] >();

const ownOf = ( element: Element ): Node[] => {
	// The server printed a choice made by the URL.
	const printed = element.getAttribute( markers.printed_over );
	return [
		...( printed === null ? element : parseTrustedHtml( printed ) )
			.childNodes,
	];
};

/**
 * Shows the price of a variation in place of the product's price range.
 *
 * @param form     The variation form.
 * @param html     The variation's price; empty if all variations cost the same:
 *                 restores the product's price.
 * @param sanitize
 */
export const showPrice = (
	form: Element,
	html: string,
	sanitize: Sanitize
): void => {
	for ( const element of findInProduct( form, markers.product_price ) ) {
		const nodes = own.get( element ) ?? ownOf( element );
		own.set( element, nodes );
		element.replaceChildren( ...( html ? [ sanitize( html ) ] : nodes ) );
	}
};

/** Restores the price of the product. */
export const restorePrice = ( form: Element ): void =>
	showPrice( form, '', parseTrustedHtml );
