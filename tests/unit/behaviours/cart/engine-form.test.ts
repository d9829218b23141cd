import { dropListeners } from '../../support/listeners';
import { focused, get, openPage, settle, type } from '../../support/page';

const line = ( key: string, quantity: number ) =>
	`<div class="quantity"><button type="button" class="minus vitrine-step">−</button><input class="qty" type="number" name="cart[${ key }][qty]" value="${ quantity }" min="0"><button type="button" class="plus vitrine-step">+</button></div>`;
const form = ( first: number ) =>
	`<form class="woocommerce-cart-form" method="post">${ line(
		'p1',
		first
	) }${ line(
		'p2',
		1
	) }<button name="update_cart" value="1" disabled>Update cart</button></form>`;

const BUTTON = '[name="update_cart"]';
const P1 = 'input[name="cart[p1][qty]"]';
const plusOf = ( input: string ) => `.quantity:has( ${ input } ) .plus`;

/** Opens a cart page with the engine's own markup, whose script handles the form's button. */
const open = async () => {
	const page = await openPage(
		`<div class="woocommerce">${ form( 2 ) }</div>`
	);
	await settle();
	const updates = jest.fn( ( event: Event ) => event.preventDefault() );
	document.querySelector( 'form' )?.addEventListener( 'submit', updates );
	return { ...page, updates };
};

/** Renders a response as the engine's script does. */
const bring = ( first: number ) => {
	get( 'form' ).outerHTML = form( first );
	return settle();
};

dropListeners();
beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( "WooCommerce's own cart form", () => {
	it( 'is submitted at once by plus and minus [2.5-01]', async () => {
		const { updates, names } = await open();
		get( plusOf( P1 ) ).click();
		expect( get< HTMLInputElement >( P1 ).value ).toBe( '3' );
		expect( updates ).toHaveBeenCalledTimes( 1 );
		// The engine's script does the rest.
		expect( names() ).toEqual( [] );
	} );

	it( 'is submitted a second after typing', async () => {
		const { updates } = await open();
		await type( P1, '1' );
		await jest.advanceTimersByTimeAsync( 900 );
		await type( P1, '12' );
		await jest.advanceTimersByTimeAsync( 999 );
		expect( updates ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( updates ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is not submitted while a quantity is empty', async () => {
		const { updates } = await open();
		await type( P1, '' );
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( updates ).not.toHaveBeenCalled();
		expect( get< HTMLButtonElement >( BUTTON ).disabled ).toBe( true );
	} );

	it( 'keeps focus when the form is replaced', async () => {
		await open();
		get( plusOf( P1 ) ).focus();
		get( plusOf( P1 ) ).click();
		await bring( 3 );
		expect( focused() ).toBe( get( plusOf( P1 ) ) );
	} );

	it( 'takes no focus from elsewhere', async () => {
		await open();
		get( plusOf( P1 ) ).focus();
		const search = document.createElement( 'input' );
		document.body.append( search );
		search.focus();
		await bring( 3 );
		expect( focused() ).toBe( search );
	} );

	it( 'works in the replaced form', async () => {
		await open();
		await bring( 3 );
		const updates = jest.fn( ( event: Event ) => event.preventDefault() );
		get( 'form' ).addEventListener( 'submit', updates );
		get( plusOf( P1 ) ).click();
		expect( get< HTMLInputElement >( P1 ).value ).toBe( '4' );
		expect( updates ).toHaveBeenCalledTimes( 1 );
	} );
} );
