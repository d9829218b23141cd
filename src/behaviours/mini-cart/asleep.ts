import contract from '../../contract';

const { markers } = contract;

/** WooCommerce's class of the mini-cart contents. */
export const ENGINE_NAME = markers.mini_cart_content.slice( 1 );

/**
 * Moves the cart of a dropdown or drawer into the page as it opens. While
 * closed it is in a template, so that scripts looking for `input.qty` or
 * `a.remove` do not find it.
 */
export const wake = ( host: Element ): void =>
	host.querySelectorAll( `[${ markers.asleep }]` ).forEach( ( region ) => {
		region.removeAttribute( markers.asleep );
		region.classList.add( ENGINE_NAME );
		const template = region.querySelector( 'template' );
		template?.replaceWith( template.content );
	} );
