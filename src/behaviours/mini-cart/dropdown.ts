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

/** Least distance from the edges of the window in px. */
const MARGIN = 16;

/** Moves an open panel into the window: the icon may be at either end of it. */
const moveIntoView = ( panel: HTMLElement ) => {
	panel.style.removeProperty( 'translate' );
	const { left, right } = panel.getBoundingClientRect();
	const { clientWidth } = document.documentElement;
	const shift =
		Math.max( MARGIN - left, 0 ) ||
		Math.min( clientWidth - MARGIN - right, 0 );
	if ( shift ) {
		panel.style.setProperty( 'translate', `${ shift }px` );
	}
};

/** Opens or closes the dropdown of an icon; null if it has none. */
export const setDropdown = ( icon: Element, open: boolean ) => {
	const panel = dropdownOf( icon );
	if ( panel ) {
		if ( open ) {
			wake( panel );
		}
		panel.hidden = ! open;
		if ( open ) {
			moveIntoView( panel );
		}
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
