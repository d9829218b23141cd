import { cart, line } from '../../core/cart/sample';
import {
	answerOf,
	keptOf,
	click,
	get,
	hear,
	openPage,
	pageSettings,
	said,
	settle,
} from '../../support/page';
import type { PageOptions } from '../../support/page';

const BUTTON = '.ajax_add_to_cart';

const button = ( id: string, more = '' ) =>
	`<li><form method="post"><button class="add_to_cart_button ajax_add_to_cart" data-product_id="${ id }" ${ more }>Add</button></form></li>`;

const LISTING = `<span class="vitrine-cart-count" data-count="0">0</span><ul>${ button(
	'1',
	'data-quantity="2" data-product_sku="LAMP"'
) }</ul>`;

const ONE = cart( [ line( 'p1', 2 ) ], { revision: 1 } );

const open = ( options: PageOptions = {}, html = LISTING ) =>
	openPage( html, options );

const isLoading = () => get( BUTTON ).classList.contains( 'loading' );
const isAdded = () => get( BUTTON ).classList.contains( 'added' );
const links = () => document.querySelectorAll( 'a.added_to_cart' );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'a click on a listing button', () => {
	it( 'adds in the background without navigating [2.1-03]', async () => {
		const { calls, browser } = await open();
		const event = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		get( BUTTON ).dispatchEvent( event );
		await settle();
		expect( event.defaultPrevented ).toBe( true );
		expect( calls ).toHaveLength( 1 );
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'POST',
			name: 'add_to_cart',
		} );
		expect( browser.navigate ).not.toHaveBeenCalled();
	} );

	it( 'sends all data of the button [3.2-02] [7.1-02]', async () => {
		const { last } = await open();
		await click( BUTTON );
		expect( last().body ).toEqual( {
			product_id: '1',
			quantity: '2',
			product_sku: 'LAMP',
		} );
	} );

	it( 'is left to the browser without a product, or for a new tab', async () => {
		const { calls } = await open(
			{},
			`<a class="ajax_add_to_cart" href="#a">A</a>${ LISTING }`
		);
		await click( 'a.ajax_add_to_cart' );
		const newTab = new MouseEvent( 'click', {
			bubbles: true,
			ctrlKey: true,
		} );
		get( 'button' + BUTTON ).setAttribute( 'type', 'button' );
		get( 'button' + BUTTON ).dispatchEvent( newTab );
		await settle();
		expect( calls ).toHaveLength( 0 );
	} );

	it( 'shows the loading state until the response [4.1-01]', async () => {
		const { last } = await open();
		expect( isLoading() ).toBe( false );
		get( BUTTON ).click();
		expect( isLoading() ).toBe( true );
		await settle();
		expect( get( BUTTON ) ).toHaveProperty(
			'classList.value',
			expect.stringContaining( 'loading' )
		);
		await last().answer( answerOf( ONE ) );
		expect( isLoading() ).toBe( false );
		expect( get( BUTTON ).hasAttribute( 'aria-busy' ) ).toBe( false );
	} );

	it( 'updates the count at once', async () => {
		await open();
		get( BUTTON ).click();
		expect( get( '.vitrine-cart-count' ).textContent ).toBe( '2' );
		expect( get( '.vitrine-cart-count' ).dataset.count ).toBe( '2' );
	} );

	it( 'removes the added state [4.1-02] and restores it on success [4.1-05]', async () => {
		const { last } = await open();
		await click( BUTTON );
		await last().answer( answerOf( ONE ) );
		expect( isAdded() ).toBe( true );
		get( BUTTON ).click();
		expect( isAdded() ).toBe( false );
	} );

	it( 'keeps loading until the last of two clicks is answered', async () => {
		const { calls } = await open();
		await click( BUTTON );
		await click( BUTTON );
		await calls[ 0 ]!.answer( answerOf( ONE ) );
		expect( isLoading() ).toBe( true );
		await calls[ 1 ]!.answer( answerOf( ONE ) );
		expect( isLoading() ).toBe( false );
	} );

	it( 'adds a cart link after the button [4.1-06], once [4.1-08]', async () => {
		const { calls } = await open();
		await click( BUTTON );
		await calls[ 0 ]!.answer( answerOf( ONE ) );
		const link = get( BUTTON ).nextElementSibling as HTMLAnchorElement;
		expect( link.href ).toBe( 'https://shop.test/cart/' );
		expect( link.textContent ).toBe( 'View cart' );
		expect( link.className ).toBe( 'added_to_cart wc-forward' );
		await click( BUTTON );
		await calls
			.find( ( { name }, index ) => index > 0 && name === 'add_to_cart' )!
			.answer( answerOf( ONE ) );
		expect( links() ).toHaveLength( 1 );
	} );

	it( 'adds no cart link on the cart page [4.1-07]', async () => {
		const { last } = await open( {
			settings: pageSettings( { shop: { is_cart: true } } ),
		} );
		await click( BUTTON );
		await last().answer( answerOf( ONE ) );
		expect( isAdded() ).toBe( true );
		expect( links() ).toHaveLength( 0 );
	} );

	it( 'announces its success message after a second [4.1-09] [3.2-03] [9.3-01]', async () => {
		const { last } = await open(
			{},
			button( '1', 'data-success_message="The lamp is in your cart"' )
		);
		await click( BUTTON );
		await last().answer( answerOf( ONE ) );
		jest.advanceTimersByTime( 999 );
		expect( said() ).toBe( '' );
		jest.advanceTimersByTime( 1 );
		expect( said() ).toBe( 'The lamp is in your cart' );
	} );

	it( 'announces nothing without one', async () => {
		const { last } = await open();
		await click( BUTTON );
		await last().answer( answerOf( ONE ) );
		jest.advanceTimersByTime( 5000 );
		expect( said() ).toBe( '' );
	} );

	it( 'sends three clicks one at a time, in order [4.1-10]', async () => {
		const { calls } = await open(
			{},
			button( '1' ) + button( '2' ) + button( '3' )
		);
		for ( const one of document.querySelectorAll< HTMLElement >(
			BUTTON
		) ) {
			one.click();
		}
		await settle();
		expect( calls ).toHaveLength( 1 );
		await calls[ 0 ]!.answer( answerOf( ONE ) );
		expect( calls ).toHaveLength( 2 );
		await calls[ 1 ]!.answer( answerOf( ONE ) );
		expect( calls.map( ( { body } ) => body.product_id ) ).toEqual( [
			'1',
			'2',
			'3',
		] );
	} );
} );

describe( 'a veto', () => {
	const veto = ( event: Event ) => event.preventDefault();
	const listen = () =>
		document.addEventListener( 'vitrine:adding-to-cart', veto );
	afterEach( () =>
		document.removeEventListener( 'vitrine:adding-to-cart', veto )
	);

	it( 'resets the button [4.1-03] and sends nothing [4.1-04]', async () => {
		const { calls } = await open();
		listen();
		await click( BUTTON );
		expect( isLoading() ).toBe( false );
		expect( calls ).toHaveLength( 0 );
		expect( get( '.vitrine-cart-count' ).textContent ).toBe( '0' );
	} );
} );

describe( 'the response to an add from a listing', () => {
	const PRODUCT = 'https://shop.test/lamp/';
	const REDIRECT = {
		settings: pageSettings( { shop: { cart_redirect_after_add: 'yes' } } ),
	};

	it( 'redirects to the product on an error, whatever the setting [7.1-03]', async () => {
		const { last, browser } = await open( REDIRECT );
		await click( BUTTON );
		await last().answer( { error: true, product_url: PRODUCT } );
		expect( browser.navigate.mock.calls ).toEqual( [ [ PRODUCT ] ] );
	} );

	it( 'redirects to the cart when set [7.1-04]', async () => {
		const { last, browser } = await open( REDIRECT );
		await click( BUTTON );
		await last().answer( answerOf( ONE ) );
		expect( browser.navigate.mock.calls ).toEqual( [
			[ 'https://shop.test/cart/' ],
		] );
	} );

	it( 'else updates regions and fires an event [7.1-05] [4.3-02] [7.4-07]', async () => {
		const { last, browser } = await open(
			{},
			`${ LISTING }<div class="region">old</div><p class="region">old</p>`
		);
		const heard = hear( 'vitrine:added-to-cart' );
		const answer = answerOf( ONE );
		await click( BUTTON );
		await last().answer( answer );
		expect( heard ).toEqual( [
			{
				fragments: keptOf( ONE ),
				cart_hash: ONE.hash,
				button: get( BUTTON ),
				kind: 'woocommerce',
			},
		] );
		await jest.advanceTimersByTimeAsync( 0 );
		expect(
			[ ...document.querySelectorAll( '.region' ) ].map(
				( { outerHTML } ) => outerHTML
			)
		).toEqual( Array( 2 ).fill( '<div class="region">2</div>' ) );
		expect( JSON.parse( get( '#vitrine-cart-data' ).textContent ) ).toEqual(
			ONE
		);
		expect( browser.navigate ).not.toHaveBeenCalled();
	} );

	it( 'shows an error without a URL beside the button and announces it', async () => {
		const { last } = await open();
		await click( BUTTON );
		await last().answer( answerOf( cart( [] ), { error: 'Only 5 left' } ) );
		expect( get( '.vitrine-button-error' ).textContent ).toBe(
			'Only 5 left'
		);
		expect( said() ).toBe( 'Only 5 left' );
		expect( isLoading() || isAdded() ).toBe( false );
	} );

	it( 'resets the button on failure and announces it', async () => {
		const { last } = await open();
		await click( BUTTON );
		await last().fail();
		expect( isLoading() ).toBe( false );
		expect( said() ).toBe( 'Could not add.' );
		expect( get( '.vitrine-cart-count' ).textContent ).toBe( '0' );
	} );

	it( 'resets the button silently when announcements are off', async () => {
		const { last } = await open( {
			settings: pageSettings( { theme: { announce_errors: false } } ),
		} );
		await click( BUTTON );
		await last().answer( 'Fatal error', 500 );
		expect( isLoading() ).toBe( false );
		expect( said() ).toBe( '' );
	} );

	it( 'resets the button when offline and keeps the add', async () => {
		const { last, state } = await open();
		await click( BUTTON );
		state.online = false;
		await last().fail();
		expect( isLoading() ).toBe( false );
		expect( said() ).toBe( 'You are offline.' );
		expect( get( '.vitrine-cart-count' ).textContent ).toBe( '2' );
	} );
} );
