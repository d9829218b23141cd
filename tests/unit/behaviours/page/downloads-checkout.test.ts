import { followCart } from '../../../../src/behaviours/jquery/downloads-checkout';
import type { CartClient } from '../../../../src/contract/types';

const line = ( quantity: number ) =>
	`<div class="edd_cart_item" data-download-id="14"><input class="edd-item-quantity" value="${ quantity }"></div>`;

const form = ( quantity: number, total: number ) =>
	`<form id="edd_checkout_cart_form">${ line( quantity ) }
		<div id="edd_show_discount"></div>
		<span class="edd_cart_amount" data-total="${ total }">€${ total }</span>
	</form>
	<input name="edd_first"><p><span class="edd_cart_amount" data-total="0">€0</span></p>
	<input type="submit" id="edd-purchase-button" value="Pay ${ total }">`;

const EMPTY = '<span class="edd_empty_cart">Your cart is empty.</span>';

/** A cart with a quantity of a product at €64. */
const cartOf = ( quantity: number ) => ( {
	hash: quantity ? `hash-${ quantity }` : '',
	lines: quantity ? [ { product_id: 14, quantity } ] : [],
	totals: { total: 6400 * quantity },
	currency: { decimals: 2 },
} );

/** Opens a page with the given HTML, while the shop now renders other HTML. */
const open = ( html: string, now: string, quantity: number ) => {
	document.body.className = 'edd-checkout';
	document.body.innerHTML = html;
	const fetched = jest.fn( () =>
		Promise.resolve( {
			ok: true,
			text: () => Promise.resolve( `<body>${ now }</body>` ),
		} )
	);
	Object.assign( window, { fetch: fetched } );
	let state: unknown = { busy: false, confirmed: cartOf( quantity ) };
	let hear = () => {};
	const told = jest.fn();
	const reload = jest.fn();
	return {
		follow: () =>
			followCart(
				{
					getState: () => state,
					subscribe: ( listener: () => void ) => {
						hear = listener;
						return () => {};
					},
				} as unknown as CartClient,
				told,
				reload
			),
		change: async ( pieces: number, busy = false ) => {
			state = { busy, confirmed: cartOf( pieces ) };
			hear();
			await new Promise( ( done ) => setTimeout( done ) );
		},
		told,
		reload,
		fetched,
	};
};

const amounts = () =>
	Array.from(
		document.querySelectorAll( '.edd_cart_amount' ),
		( { textContent } ) => textContent
	);

describe( "Easy Digital Downloads' checkout", () => {
	it( 'shows a confirmed change made elsewhere and keeps input', async () => {
		const { follow, change, told, reload, fetched } = open(
			form( 1, 64 ),
			form( 2, 128 ),
			1
		);
		follow();
		document.querySelector< HTMLInputElement >(
			'[name=edd_first]'
		)!.value = 'Ann';
		document.querySelector< HTMLElement >(
			'#edd_show_discount'
		)!.style.display = 'block';
		await change( 2, true );
		expect( fetched ).not.toHaveBeenCalled();
		await change( 2 );
		expect( amounts() ).toEqual( [ '€128', '€128' ] );
		expect(
			document.querySelector< HTMLInputElement >( '[name=edd_first]' )!
				.value
		).toBe( 'Ann' );
		expect(
			document.querySelector< HTMLElement >( '#edd_show_discount' )!.style
				.display
		).toBe( 'block' );
		expect(
			document.querySelector< HTMLInputElement >(
				'#edd-purchase-button'
			)!.value
		).toBe( 'Pay 128' );
		expect( told ).toHaveBeenCalledTimes( 1 );
		expect( reload ).not.toHaveBeenCalled();
	} );

	it( 'ignores what its own scripts have shown', async () => {
		const { follow, change, fetched } = open( form( 2, 128 ), '', 2 );
		follow();
		await change( 2 );
		expect( fetched ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ 'a form after an empty cart', EMPTY, form( 1, 64 ), 1 ],
		[
			'an empty cart message instead of the form',
			form( 1, 64 ),
			EMPTY,
			0,
		],
		[ 'other payment methods', form( 1, 0 ), form( 1, 64 ), 1 ],
	] )( 'is reloaded when it needs %s', async ( _, is, now, pieces ) => {
		const { follow, change, reload, told } = open( is, now, pieces );
		follow();
		await change( pieces );
		expect( reload ).toHaveBeenCalledTimes( 1 );
		expect( told ).not.toHaveBeenCalled();
	} );

	it( 'is not reloaded repeatedly when nothing differs', async () => {
		const { follow, change, reload } = open( EMPTY, EMPTY, 1 );
		follow();
		await change( 1 );
		expect( reload ).not.toHaveBeenCalled();
	} );

	it( 'is requested again by the next change after a failure', async () => {
		const { follow, change, fetched } = open( EMPTY, form( 1, 64 ), 1 );
		fetched.mockRejectedValueOnce( new Error( 'offline' ) );
		follow();
		await change( 1 );
		await change( 1 );
		expect( fetched ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'requests nothing on other pages', async () => {
		const { follow, change, fetched } = open( EMPTY, '', 1 );
		document.body.className = '';
		follow();
		await change( 2 );
		expect( fetched ).not.toHaveBeenCalled();
	} );
} );
