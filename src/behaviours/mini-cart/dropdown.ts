import contract from '../../contract';
import type { Behaviour, Page } from '../page';
import { fillWithCart } from './fill';

const { markers } = contract;

const OPEN = `[${ markers.cart_icon }][aria-expanded="true"]`;

/** The panel that stands beside a cart icon in dropdown form. */
export const dropdownOf = ( icon: Element ): HTMLElement | null =>
	icon.parentElement?.querySelector< HTMLElement >( markers.dropdown ) ??
	null;

const set = ( icon: Element, open: boolean ) => {
	const panel = dropdownOf( icon );
	if ( panel ) {
		panel.hidden = ! open;
		icon.setAttribute( 'aria-expanded', `${ open }` );
	}
	return panel;
};

/**
 * Opens or closes the dropdown of an icon, in the same frame.
 *
 * @return False when it has none.
 */
export const toggleDropdown = ( page: Page, icon: Element ): boolean => {
	const open = ! icon.matches( OPEN );
	const panel = set( icon, open );
	if ( panel && open ) {
		void fillWithCart(
			page,
			icon.closest( markers.mini_cart ) ?? panel,
			() => set( icon, false )
		);
	}
	return panel !== null;
};

/**
 * Closes an open dropdown on Escape, with the focus back at its icon, and on a
 * click outside of it.
 *
 * @see spec 2.6
 */
export const closeDropdowns: Behaviour = ( page ) => {
	page.on( 'keydown', 'body', ( event ) => {
		const icon = document.querySelector< HTMLElement >( OPEN );
		if ( icon && ( event as KeyboardEvent ).key === 'Escape' ) {
			set( icon, false );
			icon.focus();
		}
	} );
	page.on( 'click', 'body', ( { target } ) => {
		const icon = document.querySelector( OPEN );
		if (
			icon &&
			target instanceof Element &&
			// What a click took away is no longer outside of anything.
			target.isConnected &&
			! icon.contains( target ) &&
			! dropdownOf( icon )?.contains( target )
		) {
			set( icon, false );
		}
	} );
};
