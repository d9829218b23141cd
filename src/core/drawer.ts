import contract from '../contract';

const { settings_values: values } = contract;

export interface CartIconFacts {
	/** Whether the icon is that of the shop's own cart. */
	isShopCart: boolean;
	isCartPage: boolean;
	/** Width of the window, in pixels. */
	width: number;
	/** The desktop begins above it. */
	breakPoint: number;
	responsiveCartClick: string;
	desktopLayout: string;
}

/**
 * What a click on a cart icon does: open the drawer, go to the cart page, or
 * whatever its link says.
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
