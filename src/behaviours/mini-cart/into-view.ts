import contract from '../../contract';

const { markers } = contract;

/** Least distance from the edges of the window in px. */
const MARGIN = 16;

/**
 * Moves an open dropdown into the window: its icon may be at either end of a
 * header.
 *
 * @param root The mini-cart; with a drawer there is nothing to do.
 */
export const moveIntoView = ( root: Element ): void => {
	const panel = root.querySelector< HTMLElement >( markers.dropdown );
	if ( ! panel ) {
		return;
	}
	panel.style.removeProperty( 'translate' );
	const { left, right } = panel.getBoundingClientRect();
	const end = document.documentElement.clientWidth - MARGIN;
	const shift = Math.max( MARGIN - left, 0 ) || Math.min( end - right, 0 );
	if ( shift ) {
		panel.style.setProperty( 'translate', `${ shift }px` );
	}
};
