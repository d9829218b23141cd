import { cart, line } from '../../core/cart/sample';
import {
	answerOf,
	keptOf,
	click,
	focused,
	get,
	hear,
	openPage,
	said,
	settle,
	type,
} from '../../support/page';

const TWO = cart( [ line( 'p1', 2 ), line( 'p2', 1 ) ], { revision: 1 } );
const LEFT = cart( [ line( 'p2', 1 ) ], { revision: 2 } );

const row = ( key: string, quantity: number ) =>
	`<li class="mini_cart_item" data-cart_item_key="${ key }"><div class="quantity"><button type="button" class="minus">−</button><input class="qty" type="number" value="${ quantity }" min="0" data-cart_item_key="${ key }"><button type="button" class="plus">+</button></div><a class="remove_from_cart_button" href="https://shop.test/cart/?remove_item=${ key }" data-cart_item_key="${ key }">×</a></li>`;

const MINI_CART = `<div class="widget_shopping_cart"><div class="vitrine-cart-contents widget_shopping_cart_content"><ul>${ row(
	'p1',
	2
) }${ row( 'p2', 1 ) }</ul></div></div>`;

const REMOVE = '[data-cart_item_key="p1"].remove_from_cart_button';
const ROW = 'li[data-cart_item_key="p1"]';
const PLUS = `${ ROW } .plus`;
const MINUS = `${ ROW } .minus`;
const QTY = `${ ROW } .qty`;

const CALL = 'vitrine_add_cart_single_product_quantity';

/** Opens a page that knows its cart. */
const open = async ( html = MINI_CART ) => {
	const page = await openPage( html, {
		cart: TWO,
		cookies: `woocommerce_cart_hash=${ TWO.hash }; woocommerce_items_in_cart=3`,
	} );
	await page.cart.load();
	await settle();
	return page;
};
const isBlocked = () => get( ROW ).classList.contains( 'vitrine-blocked' );
const isLoading = () =>
	get( '.widget_shopping_cart' ).classList.contains( 'loading' );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'the remove control', () => {
	it( 'sends a removal of its item [2.6-02] [7.3-01] and blocks it meanwhile [4.3-03]', async () => {
		const { last } = await open();
		expect( isBlocked() ).toBe( false );
		await click( REMOVE );
		expect( last() ).toMatchObject( {
			method: 'POST',
			name: 'remove_from_cart',
			body: { cart_item_key: 'p1' },
		} );
		expect( isBlocked() ).toBe( true );
		expect( get( ROW ).inert ).toBe( true );
		const blocked = get( ROW );
		await last().answer( answerOf( LEFT ) );
		expect( blocked.classList.contains( 'vitrine-blocked' ) ).toBe( false );
	} );

	it( 'updates regions, fires an event, and announces the undo [7.3-02]', async () => {
		const { last } = await open(
			`${ MINI_CART }<div class="region"></div>`
		);
		const heard = hear( 'vitrine:removed-from-cart' );
		const link = get( REMOVE );
		const answer = answerOf( LEFT );
		await click( REMOVE );
		await last().answer( answer );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( heard ).toEqual( [
			{
				fragments: keptOf( LEFT ),
				cart_hash: LEFT.hash,
				button: link,
				kind: 'woocommerce',
			},
		] );
		expect( get( '.region' ).textContent ).toBe( '1' );
		expect( said() ).toBe( 'Product p1 removed' );
	} );

	it.each( [
		[ 'has no fragments [7.3-03]', { cart_hash: 'x' }, 200 ],
		[ 'is a server error [7.3-04]', 'Fatal error', 500 ],
		[ 'is an error [7.3-04]', { error: true }, 200 ],
	] )(
		'follows its link when the response %s',
		async ( _what, answer, status ) => {
			const { last, browser } = await open();
			await click( REMOVE );
			await last().answer( answer, status );
			expect( browser.navigate.mock.calls ).toEqual( [
				[ 'https://shop.test/cart/?remove_item=p1' ],
			] );
			expect( isBlocked() ).toBe( false );
		}
	);

	it( 'follows its link without a response [7.3-04]', async () => {
		const { last, browser } = await open();
		await click( REMOVE );
		await last().fail();
		expect( browser.navigate ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'moves focus to the next item', async () => {
		await open();
		get( REMOVE ).focus();
		await click( REMOVE );
		expect( focused() ).toBe(
			get( '[data-cart_item_key="p2"].remove_from_cart_button' )
		);
	} );
} );

describe( 'the undo', () => {
	const UNDO =
		'<div class="widget_shopping_cart"><button class="restore-item" type="button" data-cart_item_key="p1">Undo</button></div>';

	it( 'restores the item and announces it', async () => {
		const { last } = await open( MINI_CART + UNDO );
		await click( REMOVE );
		await last().answer( answerOf( LEFT ) );
		await click( '.restore-item' );
		expect( last() ).toMatchObject( {
			name: 'vitrine_restore_cart_item',
			body: { cart_item_key: 'p1' },
		} );
		await last().answer( answerOf( { ...TWO, revision: 3 } ) );
		expect( said() ).toBe( 'Product p1 is back' );
	} );

	it( 'shows why it failed', async () => {
		const { last } = await open( MINI_CART + UNDO );
		await click( '.restore-item' );
		await last().answer( answerOf( LEFT, { error: 'Sold out' } ) );
		expect( said() ).toBe( 'Sold out' );
	} );
} );

describe( 'a quantity', () => {
	it( 'is sent at once by plus and minus [7.5-03], and by typing [2.6-03]', async () => {
		const { calls } = await open();
		const sent = () => calls.filter( ( { name } ) => name === CALL );
		await click( PLUS );
		expect( sent() ).toHaveLength( 1 );
		expect( sent()[ 0 ]?.body ).toMatchObject( {
			hash: 'p1',
			quantity: '3',
		} );
		await sent()[ 0 ]!.answer( answerOf( { ...TWO, revision: 2 } ) );
		get< HTMLInputElement >( QTY ).value = '2';
		await click( MINUS );
		expect( sent()[ 1 ]?.body ).toMatchObject( { quantity: '1' } );
		await sent()[ 1 ]!.answer( answerOf( { ...TWO, revision: 3 } ) );
		await type( QTY, '7' );
		await jest.advanceTimersByTimeAsync( 500 );
		expect( sent()[ 2 ]?.body ).toMatchObject( { quantity: '7' } );
	} );

	it( 'is sent half a second after the last key [7.5-04] [9.2-01]', async () => {
		const { names } = await open();
		await type( QTY, '1' );
		await jest.advanceTimersByTimeAsync( 400 );
		await type( QTY, '12' );
		await jest.advanceTimersByTimeAsync( 499 );
		expect( names() ).toEqual( [] );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( names() ).toEqual( [ CALL ] );
	} );

	it( 'is sent once per change', async () => {
		const { names } = await open();
		await type( QTY, '4' );
		await click( PLUS );
		get( QTY ).dispatchEvent( new Event( 'change', { bubbles: true } ) );
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( names() ).toEqual( [ CALL ] );
	} );

	it( 'is not sent while empty or unchanged', async () => {
		const { names } = await open();
		await type( QTY, '' );
		await jest.advanceTimersByTimeAsync( 500 );
		await type( QTY, '2' );
		await jest.advanceTimersByTimeAsync( 500 );
		expect( names() ).toEqual( [] );
	} );

	it( 'shows a loading state until the response [4.3-04], and half a second longer [4.3-06] [9.2-04]', async () => {
		const { last } = await open();
		expect( isLoading() ).toBe( false );
		await click( PLUS );
		await jest.advanceTimersByTimeAsync( 3000 );
		expect( isLoading() ).toBe( true );
		await last().answer( answerOf( { ...TWO, revision: 2 } ) );
		await jest.advanceTimersByTimeAsync( 499 );
		expect( isLoading() ).toBe( true );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( isLoading() ).toBe( false );
	} );

	it( 'is reset with an error when rejected', async () => {
		const { last } = await open();
		await click( PLUS );
		await last().answer( answerOf( TWO, { error: 'Only 2 left' } ) );
		expect( get< HTMLInputElement >( QTY ).value ).toBe( '2' );
		expect( said() ).toBe( 'Only 2 left' );
	} );

	it( 'refreshes fragments afterwards', async () => {
		const { last, names } = await open();
		await click( PLUS );
		await last().answer( answerOf( { ...TWO, revision: 2 } ) );
		expect( names() ).toEqual( [ CALL, 'get_refreshed_fragments' ] );
	} );
} );
