import { preserveInput } from '../../../../src/behaviours/fragments/keep';
import { cart, line } from '../../core/cart/sample';
import {
	answerOf,
	click,
	focused,
	get,
	openPage,
	pageSettings,
	press,
	said,
	settle,
	type,
} from '../../support/page';

const TWO = cart( [ line( 'p1', 2 ), line( 'p2', 1 ) ], { revision: 1 } );
const CHANGED = cart( [ line( 'p1', 3 ), line( 'p2', 1 ) ], { revision: 2 } );

const row = ( key: string, quantity: number ) =>
	`<tr class="cart_item" id="${ key }"><td class="product-quantity"><div class="quantity"><button type="button" class="minus">−</button><input class="qty" type="number" name="cart[${ key }][qty]" value="${ quantity }" min="0"><button type="button" class="plus">+</button></div></td></tr>`;
const HTML = `<div class="vitrine-cart" data-vitrine-view="cart"><form class="woocommerce-cart-form" method="post"><table><tbody>${ row(
	'p1',
	2
) }${ row(
	'p2',
	1
) }</tbody></table><input name="coupon_code"><button name="apply_coupon" value="1">Apply</button><button name="update_cart" value="1" disabled>Update</button></form><a class="woocommerce-remove-coupon" data-coupon="ten" href="https://shop.test/cart/?remove_coupon=ten">Remove</a><input type="radio" name="shipping_method[0]" value="pickup"></div>`;

const UPDATE = 'vitrine_update_cart';
const BUTTON = '[name="update_cart"]';
const QTY = '#p1 .qty';
const CODE = '[name="coupon_code"]';

const open = async ( { hydrated = true } = {} ) => {
	const page = await openPage( HTML, {
		cart: TWO,
		cookies: `woocommerce_cart_hash=${ TWO.hash }; woocommerce_items_in_cart=3`,
		settings: pageSettings( { shop: { is_cart: true } } ),
	} );
	if ( hydrated ) {
		get( '.vitrine-cart' ).setAttribute( 'data-vitrine-hydrated', '' );
	}
	return page;
};
const native = () =>
	jest
		.spyOn( HTMLFormElement.prototype, 'requestSubmit' )
		.mockReturnValue( undefined );

beforeEach( () => jest.useFakeTimers() );
// jsdom has no layout.
beforeAll( () => {
	Element.prototype.scrollIntoView = jest.fn();
} );

afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

describe( 'a quantity on the cart page', () => {
	it( 'enables and clicks the update button by plus and minus [2.5-01]', async () => {
		const { last } = await open();
		const clicked = jest.fn();
		get( BUTTON ).addEventListener( 'click', clicked );
		await click( '#p1 .plus' );
		expect( get< HTMLButtonElement >( BUTTON ).disabled ).toBe( false );
		expect( clicked ).toHaveBeenCalledTimes( 1 );
		expect( last() ).toMatchObject( {
			name: UPDATE,
			body: { 'cart[p1][qty]': '3' },
		} );
	} );

	it( 'keeps typed input when the form is replaced meanwhile, and sends it', async () => {
		const { names, last } = await open();
		await type( QTY, '5' );
		await jest.advanceTimersByTimeAsync( 500 );
		const root = get( '.vitrine-cart' );
		const give = preserveInput( root );
		root.innerHTML = HTML;
		give( root );
		expect( get< HTMLInputElement >( QTY ).value ).toBe( '5' );
		expect( get< HTMLInputElement >( '#p2 .qty' ).value ).toBe( '1' );
		await jest.advanceTimersByTimeAsync( 500 );
		expect( names() ).toEqual( [ UPDATE ] );
		expect( last() ).toMatchObject( { body: { 'cart[p1][qty]': '5' } } );
	} );

	it( 'takes a sent value from the response while another is typed', async () => {
		await open();
		await click( '#p2 .plus' );
		await type( QTY, '5' );
		const root = get( '.vitrine-cart' );
		const give = preserveInput( root );
		root.innerHTML = HTML;
		give( root );
		expect( get< HTMLInputElement >( QTY ).value ).toBe( '5' );
		expect( get< HTMLInputElement >( '#p2 .qty' ).value ).toBe( '1' );
	} );

	it( 'updates the cart a second after typing [2.5-02] [9.2-05]', async () => {
		const { names } = await open();
		await type( QTY, '5' );
		await jest.advanceTimersByTimeAsync( 999 );
		expect( names() ).toEqual( [] );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( names() ).toEqual( [ UPDATE ] );
	} );

	it( 'does so only when it is not empty [5.2-01]', async () => {
		const { calls } = await open();
		await type( QTY, '' );
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( calls ).toHaveLength( 0 );
		await type( QTY, '3' );
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( calls ).toHaveLength( 1 );
		expect( calls[ 0 ]?.body ).toMatchObject( { 'cart[p1][qty]': '3' } );
	} );

	it( 'is sent once per change, and only what changed', async () => {
		const { calls } = await open();
		await type( QTY, '3' );
		await click( '#p1 .plus' );
		await click( BUTTON );
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( calls.map( ( { body } ) => body ) ).toEqual( [
			expect.objectContaining( { 'cart[p1][qty]': '4' } ),
		] );
		expect( calls[ 0 ]?.body ).not.toHaveProperty( [ 'cart[p2][qty]' ] );
	} );

	it( 'shows why it was rejected', async () => {
		const { last } = await open();
		await click( '#p1 .plus' );
		await last().answer( answerOf( TWO, { error: 'Only 2 left' } ) );
		expect( said() ).toBe( 'Only 2 left' );
	} );

	it( 'falls back to submitting the form on an unusable response', async () => {
		const { last } = await open();
		const submit = native();
		await click( '#p1 .plus' );
		await last().answer( 'Fatal error', 500 );
		expect( submit.mock.calls ).toEqual( [ [ get( BUTTON ) ] ] );
	} );
} );

describe( 'the page after a change', () => {
	const withPage = ( answer: () => Promise< Partial< Response > > ) => {
		const fetch = jest.fn( answer );
		Object.assign( window, { fetch } );
		return fetch;
	};

	it( 'is patched in place with focus if its view cannot load', async () => {
		const { last, browser } = await open( { hydrated: false } );
		const fetched = withPage( () =>
			Promise.resolve( {
				ok: true,
				text: () =>
					Promise.resolve(
						`<p>Head</p>${ HTML.replace(
							'value="2"',
							'value="3"'
						) }`
					),
			} )
		);
		const before = get( '.vitrine-cart' );
		get( '#p1 .plus' ).focus();
		await type( CODE, 'half a code' );
		await click( '#p1 .plus' );
		await last().answer( answerOf( CHANGED ) );
		await settle();
		expect( fetched ).toHaveBeenCalledTimes( 1 );
		expect( get( '.vitrine-cart' ) ).not.toBe( before );
		expect( get< HTMLInputElement >( QTY ).value ).toBe( '3' );
		expect( get< HTMLInputElement >( CODE ).value ).toBe( 'half a code' );
		expect( focused() ).toBe( get( '#p1 .plus' ) );
		expect( said() ).toBe( 'Cart updated' );
		expect( browser.reload ).not.toHaveBeenCalled();
		await click( '#p1 .plus' );
		expect( last().body ).toMatchObject( { 'cart[p1][qty]': '4' } );
	} );

	it.each( [
		[ 'fails', () => Promise.reject( new TypeError( 'Failed' ) ) ],
		[ 'has an error status', () => Promise.resolve( { ok: false } ) ],
		[
			'contains no cart',
			() =>
				Promise.resolve( {
					ok: true,
					text: () => Promise.resolve( '<p>Sold out</p>' ),
				} ),
		],
	] )( 'is reloaded if it %s', async ( _how, answer ) => {
		const { last, browser } = await open( { hydrated: false } );
		withPage( answer );
		await click( '#p1 .plus' );
		await last().answer( answerOf( CHANGED ) );
		await settle();
		expect( browser.reload ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is left to the view when hydrated', async () => {
		const { last, browser } = await open();
		await click( '#p1 .plus' );
		await last().answer( answerOf( CHANGED ) );
		expect( browser.reload ).not.toHaveBeenCalled();
	} );
} );

describe( 'the coupon field', () => {
	it( 'applies by button', async () => {
		const { last } = await open();
		await type( CODE, ' ten ' );
		await click( '[name="apply_coupon"]' );
		expect( last() ).toMatchObject( {
			name: 'apply_coupon',
			body: { coupon_code: 'ten' },
		} );
		await last().answer(
			answerOf( CHANGED, { message: 'Coupon applied' } )
		);
		expect( get< HTMLInputElement >( CODE ).value ).toBe( '' );
		expect( said() ).toBe( 'Coupon applied' );
	} );

	it( 'applies by Enter without submitting the form', async () => {
		const { names } = await open();
		await type( CODE, 'ten' );
		expect( press( get( CODE ), 'Enter' ) ).toBe( false );
		await settle();
		expect( names() ).toEqual( [ 'apply_coupon' ] );
	} );

	it( 'shows its error and gets focus', async () => {
		const { last } = await open();
		await type( CODE, 'old' );
		await click( '[name="apply_coupon"]' );
		await last().answer( answerOf( TWO, { error: 'Expired' } ) );
		expect( said() ).toBe( 'Expired' );
		expect( focused() ).toBe( get( CODE ) );
		expect( get< HTMLInputElement >( CODE ).value ).toBe( 'old' );
	} );

	it( 'works outside its form', async () => {
		const { names } = await open();
		get( 'form' ).id = 'lines';
		const controls = [ get( CODE ), get( '[name="apply_coupon"]' ) ];
		controls.forEach( ( control ) =>
			control.setAttribute( 'form', 'lines' )
		);
		get( '.vitrine-cart' ).prepend( ...controls );
		await type( CODE, 'ten' );
		expect( press( get( CODE ), 'Enter' ) ).toBe( false );
		await settle();
		expect( names() ).toEqual( [ 'apply_coupon' ] );
	} );

	it( 'removes a coupon, or follows its link on failure', async () => {
		const { last, browser } = await open();
		await click( '.woocommerce-remove-coupon' );
		expect( last() ).toMatchObject( {
			name: 'remove_coupon',
			body: { coupon: 'ten' },
		} );
		await last().fail();
		expect( browser.navigate.mock.calls ).toEqual( [
			[ 'https://shop.test/cart/?remove_coupon=ten' ],
		] );
	} );
} );

it( 'selects a shipping method', async () => {
	const { last } = await open();
	get( '[type="radio"]' ).dispatchEvent(
		new Event( 'change', { bubbles: true } )
	);
	await settle();
	expect( last().body ).toMatchObject( { shipping_method: 'pickup' } );
} );
