import { cart, line } from '../../core/cart/sample';
import {
	answerOf,
	keptOf,
	click,
	get,
	hear,
	openPage,
	pageSettings,
	settle,
} from '../../support/page';
import type { PageOptions } from '../../support/page';

const BUTTON = '.single_add_to_cart_button';
const CART = 'https://shop.test/cart/';
const ONE = cart( [ line( 'p7', 3 ) ] );

const product = ( fields: string, type = 'simple', more = '' ) =>
	`<div class="vitrine-product"><div class="product product-type-${ type }"><form class="cart ${ more }" method="post" enctype="multipart/form-data">${ fields }<button type="submit" name="add-to-cart" value="7" class="single_add_to_cart_button">Add to cart</button></form></div></div>`;

const QUANTITY =
	'<div class="quantity"><input class="qty" type="number" name="quantity" value="3" min="1"></div>';
const SIMPLE = product(
	`${ QUANTITY }<input name="engraving" value="To Ada"><input type="hidden" name="variation_id" value="">`
);
const child = ( id: number, value: string ) =>
	`<div class="quantity"><input class="qty" type="number" name="quantity[${ id }]" value="${ value }"></div>`;
const GROUPED = product(
	child( 11, '2' ) + child( 12, '' ) + child( 13, '0' ) + child( 14, '1' ),
	'grouped',
	'grouped_form'
);

const open = ( html = SIMPLE, options: PageOptions = {} ) =>
	openPage( html, options );
const themed = ( after_add_to_cart: string, shop = {} ) => ( {
	settings: pageSettings( { theme: { after_add_to_cart }, shop } ),
} );
const state = () => get( BUTTON ).className;
const links = () => document.querySelectorAll( 'a.added_to_cart' );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'add to cart on a product page', () => {
	it( 'adds in the background [2.3-02]', async () => {
		const { calls, browser } = await open();
		const submitted = new SubmitEvent( 'submit', {
			bubbles: true,
			cancelable: true,
			submitter: get( BUTTON ),
		} );
		get( 'form' ).dispatchEvent( submitted );
		await settle();
		expect( submitted.defaultPrevented ).toBe( true );
		expect( calls ).toHaveLength( 1 );
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'POST',
			name: 'vitrine_add_cart_single_product',
		} );
		expect( browser.navigate ).not.toHaveBeenCalled();
	} );

	it( 'sends every field of its form [7.2-02], the action, the product [3.3-01] [7.2-03] and one quantity [3.3-02]', async () => {
		const { last } = await open();
		await click( BUTTON );
		expect( last().body ).toEqual( {
			quantity: '3',
			engraving: 'To Ada',
			action: 'vitrine_add_cart_single_product',
			'add-to-cart': '7',
		} );
	} );

	it( 'sends a form with files in the background', async () => {
		const { last } = await open(
			product( `${ QUANTITY }<input type="file" name="logo">` )
		);
		Object.defineProperty( get( '[name="logo"]' ), 'files', {
			value: [ new File( [ 'x' ], 'logo.svg' ) ],
		} );
		await click( BUTTON );
		expect( last().name ).toBe( 'vitrine_add_cart_single_product' );
	} );

	it( 'sends a variation only when selected [7.2-04]', async () => {
		const { last } = await open();
		get< HTMLInputElement >( '[name="variation_id"]' ).value = '42';
		await click( BUTTON );
		expect( last().body ).toHaveProperty( 'variation_id', '42' );
		await last().answer( answerOf( ONE ) );
		get< HTMLInputElement >( '[name="variation_id"]' ).value = '0';
		await click( BUTTON );
		expect( last().body ).not.toHaveProperty( 'variation_id' );
	} );

	it( 'sends a quantity for each child of a group that has one [3.3-03] [7.2-05]', async () => {
		const { last, cart: client } = await open( GROUPED );
		await click( BUTTON );
		expect( last().body ).toEqual( {
			'quantity[11]': '2',
			'quantity[14]': '1',
			action: 'vitrine_add_cart_single_product',
			'add-to-cart': '7',
		} );
		expect( client.getState().count ).toBe( 3 );
	} );

	it( 'leaves an external product to the browser [2.3-03]', async () => {
		const { calls } = await open( product( QUANTITY, 'external' ) );
		get( BUTTON ).setAttribute( 'type', 'button' );
		get( BUTTON ).dispatchEvent(
			new Event( 'pointerover', { bubbles: true } )
		);
		await settle();
		const event = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		get( BUTTON ).dispatchEvent( event );
		await settle();
		expect( event.defaultPrevented ).toBe( false );
		expect( calls ).toHaveLength( 0 );
	} );

	it( 'sends only a valid form, and otherwise shows why [5.5-01]', async () => {
		const { calls } = await open(
			product( `${ QUANTITY }<input name="initials" required>` )
		);
		const shown = jest.fn();
		get( '[name="initials"]' ).addEventListener( 'invalid', shown );
		await click( BUTTON );
		expect( calls ).toHaveLength( 0 );
		expect( shown ).toHaveBeenCalledTimes( 1 );
		expect( state() ).not.toContain( 'loading' );
		get< HTMLInputElement >( '[name="initials"]' ).value = 'AL';
		await click( BUTTON );
		expect( calls ).toHaveLength( 1 );
	} );

	it.each( [
		[
			'the class',
			( button: HTMLElement ) => button.classList.add( 'disabled' ),
		],
		[
			'aria-disabled',
			( button: HTMLElement ) =>
				button.setAttribute( 'aria-disabled', 'true' ),
		],
		[
			'the attribute',
			( button: HTMLElement ) => button.setAttribute( 'disabled', '' ),
		],
	] )(
		'does nothing when %s disables it [4.2-03]',
		async ( _what, disable ) => {
			const { calls } = await open();
			disable( get( BUTTON ) );
			const before = state();
			get( BUTTON ).dispatchEvent(
				new MouseEvent( 'click', { bubbles: true, cancelable: true } )
			);
			await settle();
			expect( calls ).toHaveLength( 0 );
			expect( state() ).toBe( before );
		}
	);

	it( 'loads [4.2-01], then is added [4.2-04], with a cart link after it [4.2-05]', async () => {
		const { last } = await open();
		await click( BUTTON );
		expect( state() ).toContain( 'loading' );
		await last().answer( answerOf( ONE ) );
		expect( state() ).not.toContain( 'loading' );
		expect( state() ).toContain( 'added' );
		expect( get( BUTTON ).nextElementSibling ).toHaveProperty(
			'href',
			CART
		);
	} );

	it( 'adds no second link, and none on the cart page [4.2-06]', async () => {
		const { calls } = await open();
		const adds = () => calls.filter( ( { body } ) => body.action );
		await click( BUTTON );
		await adds()[ 0 ]!.answer( answerOf( ONE ) );
		await click( BUTTON );
		await adds()[ 1 ]!.answer( answerOf( ONE ) );
		expect( links() ).toHaveLength( 1 );

		const cartPage = await open(
			SIMPLE,
			themed( 'default', { is_cart: true } )
		);
		await click( BUTTON );
		await cartPage.last().answer( answerOf( ONE ) );
		expect( state() ).toContain( 'added' );
		expect( links() ).toHaveLength( 0 );
	} );

	it( 'works in content added later [4.2-02]', async () => {
		const { last, root, calls } = await open( '' );
		root.insertAdjacentHTML( 'beforeend', `<div>${ SIMPLE }</div>` );
		get( BUTTON ).dispatchEvent(
			new Event( 'pointerover', { bubbles: true } )
		);
		await settle();
		await click( BUTTON );
		await settle();
		expect( calls ).toHaveLength( 1 );
		expect( state() ).toContain( 'loading' );
		await last().answer( answerOf( ONE ) );
		expect( state() ).toContain( 'added' );
	} );

	it( 'updates regions and fires an event [7.2-06]', async () => {
		const { last } = await open( `${ SIMPLE }<div class="region"></div>` );
		const heard = hear( 'vitrine:added-to-cart' );
		const answer = answerOf( ONE );
		await click( BUTTON );
		await last().answer( answer );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( heard ).toEqual( [
			{
				fragments: keptOf( ONE ),
				cart_hash: ONE.hash,
				button: get( BUTTON ),
				kind: 'woocommerce',
			},
		] );
		expect( get( '.region' ).textContent ).toBe( '3' );
	} );
} );

describe( 'a failed add from a product page', () => {
	it( "alerts with the shop's message [8.1-02] [7.2-07] and resets the button [4.2-07]", async () => {
		const { last, browser } = await open();
		browser.alert.mockImplementation( () => {
			expect( state() ).not.toContain( 'loading' );
			return undefined;
		} );
		await click( BUTTON );
		await last().answer( answerOf( cart( [] ), { error: 'Only 2 left' } ) );
		expect( browser.alert.mock.calls ).toEqual( [ [ 'Only 2 left' ] ] );
		expect( state() ).not.toMatch( /loading|added$/ );
	} );

	it.each( [
		[ 'a bare error', { error: true } ],
		[ 'an empty one with fragments', { error: true, fragments: {} } ],
	] )( 'has a default message for %s [8.1-03]', async ( _what, answer ) => {
		const { last, browser } = await open();
		await click( BUTTON );
		await last().answer( answer );
		expect( browser.alert.mock.calls ).toEqual( [
			[ 'Could not add product to cart. Please try again.' ],
		] );
	} );

	it( 'has the default message for a network failure', async () => {
		const { last, browser } = await open();
		await click( BUTTON );
		await last().fail();
		expect( browser.alert.mock.calls ).toEqual( [
			[ 'Could not add product to cart. Please try again.' ],
		] );
		expect( state() ).not.toContain( 'loading' );
	} );

	it.each( [
		[ 'an empty body', '' ],
		[ 'a response without fragments', { cart_hash: 'x' } ],
	] )( 'reloads the page after %s', async ( _what, answer ) => {
		const { last, browser } = await open();
		await click( BUTTON );
		await last().answer( answer );
		expect( browser.reload ).toHaveBeenCalledTimes( 1 );
		expect( browser.alert ).not.toHaveBeenCalled();
	} );
} );
