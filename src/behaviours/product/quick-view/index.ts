import contract from '../../../contract';
import { isPlainClick } from '../../../core/site/plain-click';
import type { Behavior } from '../../page';
import { openQuickView } from './open';
import { createPrefetch } from './prefetch';

const OPENER = `[${ contract.markers.quick_view }]`;

/**
 * Opens quick views by mouse, Enter and Space, and prefetches on hover or
 * focus.
 *
 * @see spec 2.1, 4.6
 */
export const wire: Behavior = ( page ) => {
	const prefetch = createPrefetch( page );
	page.on( 'pointerover focusin', OPENER, ( _event, opener ) =>
		prefetch.near( opener )
	);
	page.on( 'touchstart', OPENER, ( _event, opener ) =>
		prefetch.near( opener, 0 )
	);
	page.on( 'pointerout focusout', OPENER, prefetch.away );
	page.on( 'click', OPENER, ( event, opener ) => {
		if (
			isPlainClick( event ) &&
			openQuickView( page, prefetch, opener )
		) {
			event.preventDefault();
		}
	} );
	page.on( 'keydown', OPENER, ( event, opener ) => {
		const { key, repeat } = event as KeyboardEvent;
		// Links lack Space; links with the button role may lack both.
		if ( ( key === 'Enter' || key === ' ' ) && ! repeat ) {
			event.preventDefault();
			opener.click();
		}
	} );
	// The hover or focus that loaded this chunk came before these listeners.
	const near = document.querySelector< HTMLElement >(
		`${ OPENER }:is( :hover, :focus )`
	);
	if ( near ) {
		prefetch.near( near );
	}
};
