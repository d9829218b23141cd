import contract from '../../contract';
import type { Page } from '../page';
import { kindOf } from '../page/scope';
import { emit } from '../page/emit';
import { wake } from '../mini-cart/asleep';
import { fillWithCart } from '../mini-cart/fill';
import { openDialog } from '.';

const { events, markers, timings_ms: timings } = contract;

export const DRAWER = `dialog.${ markers.cart_drawer }`;

/**
 * Opens the cart drawer of a cart kind.
 *
 * @return False without a drawer, or without support for modal dialogs.
 * @see spec 2.6, 9.6
 */
export const openDrawer = (
	page: Page,
	kind: string = kindOf( page )
): boolean => {
	const drawer = [
		...document.querySelectorAll< HTMLDialogElement >( DRAWER ),
	].find( ( one ) => one.getAttribute( markers.cart_icon ) === kind );
	const opened =
		drawer &&
		openDialog( page, drawer, {
			focus: drawer.querySelector< HTMLElement >( markers.drawer_close ),
			focusAfter: timings.drawer_focus,
			closeOnWidth: true,
			onClose: () => emit( events.native.drawer_close, { kind } ),
		} );
	if ( ! opened ) {
		return false;
	}
	wake( drawer );
	emit( events.native.drawer_open, { kind } );
	// Other cart kinds are filled by their plugins.
	if ( kind === kindOf( page ) ) {
		void fillWithCart( page, drawer, () => drawer.close() );
	}
	return true;
};

/** Closes the open cart drawer, if any. */
export const closeDrawer = (): void => {
	document.querySelector< HTMLDialogElement >( `${ DRAWER }[open]` )?.close();
};
