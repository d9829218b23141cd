import { isLoading } from '../../../../src/modules/wallet/buttons';
import { cart, line } from '../../core/cart/sample';
import { dropListeners } from '../../support/listeners';
import { get } from '../../support/page';
import {
	BUTTON,
	CART,
	CHECKOUT,
	click,
	openShop,
	REDIRECT,
	wait,
} from './world';
import { frames } from './support';
import { answerOf } from '../../transport/shop';

const SPINNER = '.vitrine-wallet-spinner';
const MINI = `<div class="widget_shopping_cart"><a class="button checkout" href="${ CHECKOUT }">Checkout</a></div>`;

dropListeners();
beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

describe( 'a checkout button', () => {
	it( 'is intercepted with direct checkout [2.5-06]', async () => {
		const { went } = await openShop();
		expect( click() ).toBe( false );
		await wait( 0 );
		expect( went() ).toEqual( [ REDIRECT ] );
	} );

	it( 'is a link without it [2.5-06]', async () => {
		const { went } = await openShop( { wallet: null } );
		expect( click() ).toBe( true );
		expect( went() ).toEqual( [] );
	} );

	it( 'is ignored when off: no iframe, no message [6-07]', async () => {
		for ( const wallet of [
			null,
			{ isWooPayDirectCheckoutEnabled: false },
		] ) {
			const { posts, asks, seen } = await openShop( { wallet } );
			expect( seen.frames ).toBe( 0 );
			expect( posts ).toEqual( [] );
			expect( asks() ).toEqual( [] );
			expect( click() ).toBe( true );
		}
	} );

	it( 'is ignored for a shopper returning from the wallet [4.17-05] [9.4-04]', async () => {
		const { posts, asks, seen } = await openShop( {
			cookies: [ 'skip_woopay=1' ],
		} );
		expect( seen.frames ).toBe( 0 );
		expect( posts ).toEqual( [] );
		expect( asks() ).toEqual( [] );
		expect( click() ).toBe( true );
	} );

	it( 'is intercepted with any other value of the opt-out cookie', async () => {
		await openShop( { cookies: [ 'skip_woopay=0', 'tk_ai=abc' ] } );
		expect( click() ).toBe( false );
	} );

	it( 'opens in another tab like a link', async () => {
		const { went } = await openShop();
		expect( click( BUTTON, { ctrlKey: true } ) ).toBe( true );
		expect( click( BUTTON, { button: 1 } ) ).toBe( true );
		await wait( 0 );
		expect( went() ).toEqual( [] );
	} );

	it( 'redirects once, however often it is clicked [4.17-03]', async () => {
		const { told, went } = await openShop();
		click();
		expect( click() ).toBe( false );
		await wait( 0 );
		expect( click() ).toBe( false );
		await wait( 0 );
		expect(
			told().filter( ( action ) => action === 'setRedirectSessionData' )
		).toHaveLength( 1 );
		expect( went() ).toEqual( [ REDIRECT ] );
	} );

	it( 'has its own loading state [4.17-02]', async () => {
		await openShop( { html: CART + MINI } );
		click();
		await wait( 0 );
		expect( isLoading( get( BUTTON ) ) ).toBe( true );
		expect( isLoading( get( 'a.checkout' ) ) ).toBe( false );
		expect( get( BUTTON ).getAttribute( 'aria-busy' ) ).toBe( 'true' );
		expect( get( 'a.checkout' ).hasAttribute( 'aria-busy' ) ).toBe( false );
	} );

	it.each( [ BUTTON, 'a.checkout' ] )(
		'shows a spinner over the text of %s, keeps its name, and announces it [4.17-04]',
		async ( selector ) => {
			await openShop( { html: CART + MINI } );
			const text = get( selector ).textContent;
			click( selector );
			await wait( 0 );
			expect( get( selector ).querySelector( SPINNER ) ).not.toBeNull();
			expect( document.querySelectorAll( SPINNER ) ).toHaveLength( 1 );
			expect( get( selector ).textContent ).toBe( text );
			expect( get( '#vitrine-live-region' ).textContent ).toBe(
				'Opening checkout…'
			);
		}
	);

	it( 'loses its spinner on failure', async () => {
		await openShop();
		click();
		await wait( 5000 );
		expect( document.querySelector( SPINNER ) ).toBeNull();
		expect( get( BUTTON ).hasAttribute( 'aria-busy' ) ).toBe( false );
	} );

	it( 'is a plain link on a page restored by back', async () => {
		const { went } = await openShop();
		click();
		await wait( 0 );
		expect( document.cookie ).toContain( 'skip_woopay=1' );
		window.dispatchEvent(
			Object.assign( new Event( 'pageshow' ), { persisted: true } )
		);
		expect( document.querySelector( SPINNER ) ).toBeNull();
		expect( isLoading( get( BUTTON ) ) ).toBe( false );
		expect( frames() ).toHaveLength( 0 );
		expect( click() ).toBe( true );
		expect( went() ).toEqual( [ REDIRECT ] );
	} );

	it( 'is intercepted again after totals are updated [4.17-19]', async () => {
		const { went } = await openShop( {
			html: `<div class="cart_totals">${ CART }</div>`,
		} );
		get( '.cart_totals' ).innerHTML = CART;
		document.body.dispatchEvent( new Event( 'updated_cart_totals' ) );
		expect( click() ).toBe( false );
		await wait( 0 );
		expect( went() ).toEqual( [ REDIRECT ] );
	} );

	it( "loads nothing of the wallet until the first add's response has a session", async () => {
		const {
			cart: client,
			calls,
			asks,
			seen,
		} = await openShop( { isEmpty: true, cookies: [] } );
		void client.add( { kind: 'listing', payload: { product_id: '5' } } );
		await wait( 0 );
		expect( client.getState().count ).toBe( 1 );
		expect( calls.map( ( { name } ) => name ) ).toEqual( [
			'add_to_cart',
		] );
		expect( asks() ).toEqual( [] );
		expect( seen.frames ).toBe( 0 );
		await calls[ 0 ]?.answer( answerOf( cart( [ line( 'p5', 1 ) ] ) ) );
		await wait( 0 );
		expect( seen.frames ).toBeGreaterThan( 0 );
	} );
} );

it.each( [
	CART,
	MINI,
	`<div class="vitrine-cart-contents widget_shopping_cart_content"><a class="button checkout" href="${ CHECKOUT }">Checkout</a></div>`,
	`<a class="vitrine-drawer-checkout" href="${ CHECKOUT }">Check out now</a><div class="vitrine-cart-drawer"></div>`,
	`<div class="wp-block-woocommerce-cart"><a class="wc-block-cart__submit-button" href="${ CHECKOUT }">Proceed to Checkout</a></div>`,
] )( 'is intercepted in %s', async ( html ) => {
	const { went } = await openShop( { html } );
	expect( click( `a[href="${ CHECKOUT }"]` ) ).toBe( false );
	await wait( 0 );
	expect( went() ).toEqual( [ REDIRECT ] );
} );

describe( "WooCommerce's own drawer", () => {
	const DRAWER = '<div class="wc-block-mini-cart"></div>';
	const OVERLAY = 'wc-block-components-drawer__screen-overlay';
	const LINK = 'wc-block-mini-cart__footer-checkout';

	const openDrawer = async () => {
		const overlay = document.createElement( 'div' );
		overlay.className = OVERLAY;
		get( '#page' ).append( overlay );
		await wait( 0 );
		return overlay;
	};
	const bringLink = async () => {
		const link = document.createElement( 'a' );
		link.className = LINK;
		link.href = CHECKOUT;
		get( `.${ OVERLAY }` ).append( link );
		await wait( 0 );
	};

	it( 'has its buttons intercepted within 2 s of its overlay [4.17-20] [9.12-03]', async () => {
		await openShop( { html: DRAWER } );
		await openDrawer();
		await wait( 1900 );
		await bringLink();
		expect( click( `.${ LINK }` ) ).toBe( false );
	} );

	it( 'is not watched longer [4.17-20] [9.12-03]', async () => {
		await openShop( { html: DRAWER } );
		await openDrawer();
		await wait( 2100 );
		await bringLink();
		expect( click( `.${ LINK }` ) ).toBe( true );
	} );

	it( 'is watched again each time it opens', async () => {
		await openShop( { html: DRAWER } );
		const overlay = await openDrawer();
		await wait( 2100 );
		overlay.classList.add( `${ OVERLAY }--is-hidden` );
		await wait( 0 );
		overlay.classList.remove( `${ OVERLAY }--is-hidden` );
		await wait( 0 );
		await bringLink();
		expect( click( `.${ LINK }` ) ).toBe( false );
	} );
} );
