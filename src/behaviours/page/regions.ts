import contract from '../../contract';

const { markers } = contract;

let updates = 0;

const paint = () => {
	// The first script of a page has no use for a list.
	for ( const region of document.querySelectorAll< HTMLElement >(
		markers.cart_contents
	) ) {
		// A hydrated region shows by itself what is pending.
		const blocked =
			updates > 0 && ! region.closest( `[${ markers.hydrated }]` );
		region.classList.toggle( markers.blocked, blocked );
		// To make the focused element inert would throw the shopper out of it.
		region.inert =
			blocked && ! region.contains( region.ownerDocument.activeElement );
		if ( blocked ) {
			region.setAttribute( 'aria-busy', 'true' );
		} else {
			region.removeAttribute( 'aria-busy' );
		}
	}
};

/**
 * Dims and blocks the cart's regions until the function it returns is called,
 * once, by everybody who blocked them.
 *
 * @see spec 4.3
 */
export const blockRegions = (): ( () => void ) => {
	updates++;
	paint();
	return () => {
		updates--;
		paint();
	};
};
