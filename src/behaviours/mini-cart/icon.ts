import contract from '../../contract';
import { isPlainClick } from '../../core/site/plain-click';
import { cartIconAction } from '../../core/drawer';
import { closeDrawer } from '../dialog/drawer';
import type { Behavior, Page } from '../page';
import { dropdownOf, toggleDropdown } from './dropdown';

const { markers, settings_values: values } = contract;

export const CART_ICON = `[${ markers.cart_icon }]:not( dialog )`;

const actionOf = ( page: Page, icon: Element, kind: string ) => {
	const { shop, theme } = page.settings;
	return cartIconAction( {
		isShopCart: kind === page.name( values.cart_kinds[ 0 ] ?? '' ),
		isCartPage: shop.is_cart,
		width: window.innerWidth,
		breakPoint: theme.break_point,
		responsiveCartClick: theme.responsive_cart_click,
		// The desktop layout setting has no dropdown option.
		desktopLayout: dropdownOf( icon )
			? contract.settings_values.desktop_layout_flyout
			: theme.desktop_layout,
	} );
};

/**
 * Opens the mini-cart from the header's cart icon and closes the drawer. If
 * nothing opens, the link leads to the cart page.
 *
 * @see spec 2.6
 */
export const openByIcon: Behavior = ( page ) => {
	page.on( 'click', CART_ICON, ( event, icon ) => {
		if ( ! isPlainClick( event ) ) {
			return;
		}
		const kind = icon.getAttribute( markers.cart_icon ) ?? '';
		const action = actionOf( page, icon, kind );
		if ( action === 'cart' ) {
			page.browser.navigate( page.settings.shop.cart_url );
		} else if (
			action === 'link' ||
			! ( toggleDropdown( page, icon ) || page.openDrawer( kind ) )
		) {
			return;
		}
		event.preventDefault();
	} );
	page.on( 'click', markers.drawer_close, closeDrawer );
};
