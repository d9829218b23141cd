import contract from '../contract';

const { settings_values: values } = contract;

export interface CartIconFacts {
	/** Whether the icon belongs to the shop's own cart. */
	isShopCart: boolean;
	isCartPage: boolean;
	/** Width of the viewport in pixels. */
	width: number;
	/** Widths above it are desktop. */
	breakPoint: number;
	responsiveCartClick: string;
	desktopLayout: string;
}

/**
 * The action of a click on a cart icon: open the drawer, go to the cart page,
 * or follow the icon's link.
 *
 * @see spec 2.6, readings 13
 */
export const cartIconAction = ( {
	isShopCart,
	isCartPage,
	width,
	breakPoint,
	responsiveCartClick,
	desktopLayout,
}: CartIconFacts ): 'drawer' | 'cart' | 'link' => {
	if ( isShopCart && isCartPage ) {
		return 'link';
	}
	if ( width > breakPoint ) {
		return desktopLayout === values.desktop_layout_flyout
			? 'drawer'
			: 'link';
	}
	return responsiveCartClick === values.responsive_cart_click_redirect
		? 'cart'
		: 'drawer';
};
