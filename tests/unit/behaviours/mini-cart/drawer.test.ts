import { cart, line } from '../../core/cart/sample';
import { installDialog } from '../../support/dialog';
import {
	answerOf,
	click,
	focused,
	get,
	openPage,
	pageSettings,
	press,
	settle,
} from '../../support/page';
import type { PageOptions } from '../../support/page';

const drawer = ( kind: string ) =>
	`<dialog class="vitrine-cart-drawer" id="${ kind }" data-cart-kind="${ kind }"><button class="vitrine-drawer-close" type="button">x</button><div class="vitrine-cart-contents">old</div><a href="#pay">Pay</a></dialog>`;
const icon = ( kind: string ) =>
	`<a class="vitrine-cart-icon" href="#cart-of-${ kind }" data-cart-kind="${ kind }">Cart</a>`;
const HTML =
	icon( 'woocommerce' ) +
	icon( 'edd' ) +
	drawer( 'woocommerce' ) +
	drawer( 'edd' );

const ICON = '.vitrine-cart-icon[data-cart-kind="woocommerce"]';
const CLOSE = '#woocommerce .vitrine-drawer-close';
const shopDrawer = () => get< HTMLDialogElement >( '#woocommerce' );

const themed = ( theme: object, shop = {} ): PageOptions => ( {
	settings: pageSettings( { theme, shop } ),
} );
const open = ( options: PageOptions = {}, html = HTML ) =>
	openPage( html, options );

/** Clicks the icon. Returns whether its link would be followed. */
const clickIcon = async ( selector = ICON ) => {
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );
	get( selector ).focus();
	get( selector ).dispatchEvent( event );
	await settle();
	return ! event.defaultPrevented;
};
const resize = ( size: { innerWidth?: number; innerHeight?: number } ) => {
	Object.assign( window, size );
	window.dispatchEvent( new Event( 'resize' ) );
};

installDialog();
beforeEach( () => {
	jest.useFakeTimers();
	Object.assign( window, { innerWidth: 1280, innerHeight: 800 } );
} );
afterEach( () => {
	for ( const dialog of document.querySelectorAll( 'dialog' ) ) {
		dialog.close();
	}
	jest.useRealTimers();
} );

describe( 'the cart icon', () => {
	it( 'opens the drawer at once [2.6-06]', async () => {
		await open();
		const heard = jest.fn();
		document.body.addEventListener( 'vitrine:drawer-open', heard, {
			once: true,
		} );
		get( ICON ).click();
		expect( shopDrawer().open ).toBe( true );
		expect( heard ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'opens the drawer of its cart kind [2.6-11]', async () => {
		await open();
		expect( await clickIcon( '[data-cart-kind="edd"]' ) ).toBe( false );
		expect( get< HTMLDialogElement >( '#edd' ).open ).toBe( true );
		expect( shopDrawer().open ).toBe( false );
		get< HTMLDialogElement >( '#edd' ).close();
		await clickIcon();
		expect( shopDrawer().open ).toBe( true );
	} );

	it( 'links to the cart page on a phone when set [2.6-12]', async () => {
		Object.assign( window, { innerWidth: 920 } );
		const { browser } = await open(
			themed( { responsive_cart_click: 'redirect' } )
		);
		await clickIcon();
		expect( browser.navigate.mock.calls ).toEqual( [
			[ 'https://shop.test/cart/' ],
		] );
		expect( shopDrawer().open ).toBe( false );

		const other = await open( themed( { responsive_cart_click: 'x' } ) );
		await clickIcon();
		expect( other.browser.navigate ).not.toHaveBeenCalled();
		expect( shopDrawer().open ).toBe( true );
	} );

	it( 'opens it on desktop only with the flyout layout [2.6-13]', async () => {
		Object.assign( window, { innerWidth: 921 } );
		await open( themed( { desktop_layout: 'dropdown' } ) );
		expect( await clickIcon() ).toBe( true );
		expect( shopDrawer().open ).toBe( false );
		await open( themed( { desktop_layout: 'flyout' } ) );
		expect( await clickIcon() ).toBe( false );
		expect( shopDrawer().open ).toBe( true );
	} );

	it( "does not open the shop's drawer on the cart page, but another kind's [2.6-14]", async () => {
		await open( themed( {}, { is_cart: true } ) );
		expect( await clickIcon() ).toBe( true );
		expect( shopDrawer().open ).toBe( false );
		expect( await clickIcon( '[data-cart-kind="edd"]' ) ).toBe( false );
	} );

	it( 'is a link without a drawer, or for a new tab', async () => {
		await open( {}, icon( 'woocommerce' ) );
		expect( await clickIcon() ).toBe( true );
		await open();
		get( ICON ).dispatchEvent(
			new MouseEvent( 'click', { bubbles: true, metaKey: true } )
		);
		expect( shopDrawer().open ).toBe( false );
	} );
} );

describe( 'the open drawer', () => {
	it( 'moves focus to its close button after 100 ms [2.6-08] [9.6-01]', async () => {
		await open();
		await clickIcon();
		jest.advanceTimersByTime( 99 );
		expect( focused() ).toBe( shopDrawer() );
		jest.advanceTimersByTime( 1 );
		expect( focused() ).toBe( get( CLOSE ) );
	} );

	it.each( [
		[ 'its close button', () => get( CLOSE ).click() ],
		[ 'Escape', () => press( get( CLOSE ), 'Escape' ) ],
		[
			'a click on the overlay',
			() =>
				shopDrawer().dispatchEvent(
					new MouseEvent( 'click', { bubbles: true, clientX: 5 } )
				),
		],
	] )( 'closes by %s [2.6-09]', async ( _what, act ) => {
		await open();
		await clickIcon();
		const heard = jest.fn();
		document.body.addEventListener( 'vitrine:drawer-close', heard, {
			once: true,
		} );
		act();
		expect( shopDrawer().open ).toBe( false );
		expect( heard ).toHaveBeenCalledTimes( 1 );
		expect( focused() ).toBe( get( ICON ) );
	} );

	it( 'stays open on a click inside, and on a drag that ends outside', async () => {
		await open();
		await clickIcon();
		get( '#woocommerce .vitrine-cart-contents' ).click();
		const down = new MouseEvent( 'pointerdown', { bubbles: true } );
		get( '#woocommerce .vitrine-cart-contents' ).dispatchEvent( down );
		shopDrawer().dispatchEvent(
			new MouseEvent( 'click', { bubbles: true, clientX: 5 } )
		);
		expect( shopDrawer().open ).toBe( true );
	} );

	it( "closes when the window's width changes [2.6-10], not its height", async () => {
		await open();
		await clickIcon();
		resize( { innerHeight: 500 } );
		expect( shopDrawer().open ).toBe( true );
		resize( { innerWidth: 1000 } );
		expect( shopDrawer().open ).toBe( false );
	} );

	it( 'traps Tab', async () => {
		await open();
		await clickIcon();
		const last = get( '#woocommerce a' );
		last.focus();
		press( last, 'Tab' );
		expect( focused() ).toBe( get( CLOSE ) );
		press( get( CLOSE ), 'Tab', { shiftKey: true } );
		expect( focused() ).toBe( last );
	} );

	it( 'locks scrolling until it closes', async () => {
		await open();
		const { style } = document.documentElement;
		await clickIcon();
		expect( style.overflow ).toBe( 'hidden' );
		get( CLOSE ).click();
		expect( style.overflow ).toBe( '' );
	} );
} );

describe( 'the cart in a drawer', () => {
	const COOKIES = 'woocommerce_cart_hash=p1x2; woocommerce_items_in_cart=2';
	const TWO = cart( [ line( 'p1', 2 ) ] );
	const answer = () => {
		const { fragments, ...rest } = answerOf( TWO );
		return {
			...rest,
			fragments: {
				...fragments,
				'.vitrine-cart-contents':
					'<div class="vitrine-cart-contents">new</div>',
			},
		};
	};

	it( 'is dimmed and inert until loaded, then shown', async () => {
		const { last } = await open( { cookies: COOKIES } );
		await clickIcon();
		const region = () => get( '#woocommerce .vitrine-cart-contents' );
		expect( region().className ).toContain( 'vitrine-blocked' );
		expect( region().inert ).toBe( true );
		expect( shopDrawer().className ).toContain( 'is-filling' );
		await last().answer( answer() );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( shopDrawer().className ).not.toContain( 'is-filling' );
		expect( region().textContent ).toBe( 'new' );
		expect( region().className ).not.toContain( 'vitrine-blocked' );
		expect( region().inert ).toBe( false );
	} );

	it( 'falls back to the cart page when it cannot load', async () => {
		const { calls, browser } = await open( { cookies: COOKIES } );
		await clickIcon();
		for ( const call of calls ) {
			await call.fail();
		}
		await calls.at( -1 )?.fail();
		expect( shopDrawer().open ).toBe( false );
		expect( browser.navigate.mock.calls ).toEqual( [
			[ 'https://shop.test/cart/' ],
		] );
	} );

	it( 'requests nothing for a visitor without a cart', async () => {
		const { calls } = await open();
		await clickIcon();
		expect( shopDrawer().className ).not.toContain( 'is-filling' );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( calls ).toHaveLength( 0 );
	} );
} );

describe( 'the dropdown', () => {
	const DROPDOWN = `<div class="widget_shopping_cart">${ icon(
		'woocommerce'
	) }<div class="vitrine-dropdown" hidden><a href="#x">Lamp</a></div></div><p id="outside">x</p>`;
	const panel = () => get( '.vitrine-dropdown' );

	it( 'toggles by its icon, whatever the desktop layout', async () => {
		await open( themed( { desktop_layout: 'dropdown' } ), DROPDOWN );
		expect( await clickIcon() ).toBe( false );
		expect( panel().hidden ).toBe( false );
		expect( get( ICON ).getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		await clickIcon();
		expect( panel().hidden ).toBe( true );
		expect( get( ICON ).getAttribute( 'aria-expanded' ) ).toBe( 'false' );
	} );

	it( 'closes on Escape and focuses its icon', async () => {
		await open( {}, DROPDOWN );
		await clickIcon();
		get( '.vitrine-dropdown a' ).focus();
		press( get( '.vitrine-dropdown a' ), 'Escape' );
		expect( panel().hidden ).toBe( true );
		expect( focused() ).toBe( get( ICON ) );
	} );

	it( 'closes on a click outside, not inside', async () => {
		await open( {}, DROPDOWN );
		await clickIcon();
		panel().click();
		expect( panel().hidden ).toBe( false );
		await click( '#outside' );
		expect( panel().hidden ).toBe( true );
	} );

	it( 'is a link on the cart page', async () => {
		await open( themed( {}, { is_cart: true } ), DROPDOWN );
		expect( await clickIcon() ).toBe( true );
		expect( panel().hidden ).toBe( true );
	} );
} );
