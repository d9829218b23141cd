import contract from '../../contract';

const { markers } = contract;

let updates = 0;

const paint = () => {
	// No `all` here, to keep the initial script small.
	for ( const region of document.querySelectorAll< HTMLElement >(
		markers.cart_contents
	) ) {
		// A hydrated region shows its pending state itself.
		const blocked =
			updates > 0 && ! region.closest( `[${ markers.hydrated }]` );
		region.classList.toggle( markers.blocked, blocked );
		// Making the focused element inert would lose the focus.
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
 * Dims and blocks the cart's regions until every caller has called its returned
 * function once.
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
