import contract from '../../contract';

const { markers } = contract;

/** What WooCommerce calls a cart's contents. */
export const ENGINE_NAME = markers.mini_cart_content.slice( 1 );

/**
 * Brings the carts of a dropdown or a drawer into the page as it opens. While
 * nobody sees them they lie in a template: what looks for `input.qty` or
 * `a.remove` on a page finds the page's own and not ours.
 */
export const wake = ( host: Element ): void =>
	host.querySelectorAll( `[${ markers.asleep }]` ).forEach( ( region ) => {
		region.removeAttribute( markers.asleep );
		region.classList.add( ENGINE_NAME );
		const template = region.querySelector( 'template' );
		template?.replaceWith( template.content );
	} );
