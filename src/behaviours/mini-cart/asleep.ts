import contract from '../../contract';

const { events, markers } = contract;

/** What WooCommerce calls a cart's contents. */
const ENGINE_NAME = markers.mini_cart_content.slice( 1 );

/**
 * Takes a cart's contents out of the page's sight, or brings them back. While
 * nobody sees them they lie in a template: what looks for `input.qty` or
 * `a.remove` on a page finds the page's own and not ours.
 */
export const setAsleep = ( region: Element, asleep: boolean ): void => {
	if ( region.hasAttribute( markers.asleep ) === asleep ) {
		return;
	}
	region.toggleAttribute( markers.asleep, asleep );
	region.classList.toggle( ENGINE_NAME, ! asleep );
	if ( region.hasAttribute( markers.hydrated ) ) {
		// React draws it, or nothing.
		region.dispatchEvent( new CustomEvent( events.native.asleep ) );
	} else if ( asleep ) {
		const template = document.createElement( 'template' );
		template.content.append( ...region.childNodes );
		region.append( template );
	} else {
		const template = region.querySelector( 'template' );
		template?.replaceWith( template.content );
	}
};

/** The same for every cart in a dropdown or a drawer, as it opens or has closed. */
export const setContentsAsleep = ( host: Element, asleep: boolean ): void => {
	for ( const region of host.querySelectorAll( markers.cart_contents ) ) {
		setAsleep( region, asleep );
	}
};
