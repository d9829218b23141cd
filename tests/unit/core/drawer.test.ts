import { cartIconAction, type CartIconFacts } from '../../../src/core/drawer';

const action = ( facts: Partial< CartIconFacts > ) =>
	cartIconAction( {
		isShopCart: true,
		isCartPage: false,
		width: 1280,
		breakPoint: 920,
		responsiveCartClick: 'drawer',
		desktopLayout: 'flyout',
		...facts,
	} );

describe( 'a click on a cart icon', () => {
	it( 'opens the drawer on desktop with the flyout layout only', () => {
		expect( action( {} ) ).toBe( 'drawer' );
		expect( action( { desktopLayout: 'dropdown' } ) ).toBe( 'link' );
	} );

	it( 'opens it on a narrow page unless set to redirect', () => {
		const narrow = { width: 390, desktopLayout: 'dropdown' };
		expect( action( narrow ) ).toBe( 'drawer' );
		expect( action( { ...narrow, responsiveCartClick: 'redirect' } ) ).toBe(
			'cart'
		);
	} );

	it( 'treats the break point itself as narrow', () => {
		const redirect = { responsiveCartClick: 'redirect' };
		expect( action( { ...redirect, width: 920 } ) ).toBe( 'cart' );
		expect( action( { ...redirect, width: 921 } ) ).toBe( 'drawer' );
	} );

	it( 'follows the link on the cart page, at any width', () => {
		expect( action( { isCartPage: true } ) ).toBe( 'link' );
		expect(
			action( {
				isCartPage: true,
				width: 390,
				responsiveCartClick: 'redirect',
			} )
		).toBe( 'link' );
	} );

	it( "opens another kind's drawer there", () => {
		expect( action( { isCartPage: true, isShopCart: false } ) ).toBe(
			'drawer'
		);
	} );
} );
