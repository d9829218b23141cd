import contract from '../../contract';

const { markers } = contract;

/**
 * Puts what a page says of an empty cart where an engine's widget has left room
 * for the cart: without one there is nothing to ask the server for.
 *
 * @see spec 4.3, field 1
 */
export const fillEmptyMiniCarts = (): void => {
	const template = document.getElementById( markers.empty_mini_cart );
	if ( template instanceof HTMLTemplateElement ) {
		for ( const region of document.querySelectorAll(
			`${ markers.mini_cart_content }:empty`
		) ) {
			region.append( template.content.cloneNode( true ) );
		}
	}
};
