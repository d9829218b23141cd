import contract from '../../contract';

const { markers } = contract;

/**
 * Shows the empty-cart message in the engine's widgets, which leave their
 * contents to fragments: an empty cart needs no request.
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
