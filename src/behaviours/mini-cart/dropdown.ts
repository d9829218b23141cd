import contract from '../../contract';
import type { Page } from '../page';
import { wake } from './asleep';
import { fillWithCart } from './fill';

const { markers } = contract;

/** A cart icon whose dropdown is open. */
export const OPEN = `[${ markers.cart_icon }][aria-expanded="true"]`;

/** The dropdown panel of a cart icon. */
export const dropdownOf = ( icon: Element ): HTMLElement | null =>
	icon.parentElement?.querySelector< HTMLElement >( markers.dropdown ) ??
	null;

/** Opens or closes the dropdown of an icon; null if it has none. */
export const setDropdown = ( icon: Element, open: boolean ) => {
	const panel = dropdownOf( icon );
	if ( panel ) {
		if ( open ) {
			wake( panel );
		}
		panel.hidden = ! open;
		icon.setAttribute( 'aria-expanded', `${ open }` );
	}
	return panel;
};

/**
 * Toggles the dropdown of an icon, in the same frame.
 *
 * @return False if it has none.
 */
export const toggleDropdown = ( page: Page, icon: Element ): boolean => {
	const open = ! icon.matches( OPEN );
	const panel = setDropdown( icon, open );
	if ( panel && open ) {
		void fillWithCart(
			page,
			icon.closest( markers.mini_cart ) ?? panel,
			() => setDropdown( icon, false )
		);
	}
	return panel !== null;
};
