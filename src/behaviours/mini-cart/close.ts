import type { Behavior } from '../page';
import { dropdownOf, OPEN, setDropdown } from './dropdown';

/**
 * Closes an open dropdown on Escape, with focus back on its icon, and on
 * outside clicks.
 *
 * @see spec 2.6
 */
export const closeDropdowns: Behavior = ( page ) => {
	page.on( 'keydown', 'body', ( event ) => {
		const icon = document.querySelector< HTMLElement >( OPEN );
		if ( icon && ( event as KeyboardEvent ).key === 'Escape' ) {
			setDropdown( icon, false );
			icon.focus();
		}
	} );
	page.on( 'click', 'body', ( { target } ) => {
		const icon = document.querySelector( OPEN );
		if (
			icon &&
			target instanceof Element &&
			// An element removed by the click is not outside.
			target.isConnected &&
			! icon.contains( target ) &&
			! dropdownOf( icon )?.contains( target )
		) {
			setDropdown( icon, false );
		}
	} );
};
