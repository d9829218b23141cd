/**
 * @jest-environment node
 */
import { cart, line } from '../../core/cart/sample';
import { answerOf, createShop, settings, settle, setUpShops } from '../shop';

setUpShops();

const NONCES = { qtyNonce: 'q1', security: 's1' };
const ONE = cart( [ line( 'p1', 1 ) ], { revision: 2 } );

describe( 'a removal', () => {
	it( 'is a POST to its endpoint with the key of the item [7.3-01]', () => {
		const { client, last } = createShop();
		void client.remove( 'abc' );
		expect( last() ).toMatchObject( {
			method: 'POST',
			url: 'https://shop.test/?wc-ajax=remove_from_cart',
			fields: [ [ 'cart_item_key', 'abc' ] ],
		} );
	} );

	it( 'is undone by a POST with the same key', () => {
		const { client, last } = createShop();
		void client.undo( 'abc' );
		expect( last() ).toMatchObject( {
			method: 'POST',
			url: 'https://shop.test/?wc-ajax=vitrine_restore_cart_item',
			fields: [ [ 'cart_item_key', 'abc' ] ],
		} );
	} );

	it( 'without a network is reported', async () => {
		const { client, last } = createShop();
		const removed = client.remove( 'abc' );
		await last().fail();
		await expect( removed ).resolves.toMatchObject( {
			ok: false,
			why: 'network',
			failure: { code: 'network', text: 'No network.', key: 'abc' },
		} );
	} );
} );

describe( 'a quantity in the mini-cart', () => {
	const change = async () => {
		const shop = createShop( { page: ONE } );
		const changed = shop.client.setQuantity( 'p1', 4, 'mini-cart' );
		await settle();
		await shop.last().answer( NONCES );
		return { ...shop, changed };
	};

	it( 'is a urlencoded POST to admin-ajax with its action [7.5-01]', async () => {
		const { last } = await change();
		expect( last() ).toMatchObject( {
			method: 'POST',
			url: 'https://shop.test/wp-admin/admin-ajax.php',
			name: 'vitrine_add_cart_single_product_quantity',
		} );
		expect( last().type ).toMatch( /^application\/x-www-form-urlencoded/ );
	} );

	it( 'has the key as hash, the quantity and its nonce [7.5-02] [6-11]', async () => {
		const { last } = await change();
		expect( last().fields ).toEqual( [
			[ 'action', 'vitrine_add_cart_single_product_quantity' ],
			[ 'hash', 'p1' ],
			[ 'quantity', '4' ],
			[ 'qtyNonce', 'q1' ],
		] );
	} );

	it( 'is followed by a refresh [4.3-05] [7.5-05]', async () => {
		const { last, names } = await change();
		expect( names() ).not.toContain( 'get_refreshed_fragments' );
		await last().answer( answerOf( ONE ) );
		expect( last().name ).toBe( 'get_refreshed_fragments' );
	} );
} );

describe( 'other cart changes', () => {
	it.each( [
		[
			'a quantity on the cart page',
			'vitrine_update_cart',
			[ 'cart[p1][qty]', '4' ],
			'quantity',
		],
		[ 'a coupon', 'apply_coupon', [ 'coupon_code', 'TEN' ], 'coupon' ],
		[
			'a removed coupon',
			'remove_coupon',
			[ 'coupon', 'TEN' ],
			'uncoupon',
		],
		[
			'a shipping method',
			'vitrine_update_cart',
			[ 'shipping_method', 'flat' ],
			'shipping',
		],
	] )(
		'send %s to its endpoint with its nonce',
		async ( _, name, field, what ) => {
			const { client, last } = createShop();
			const calls = {
				quantity: () => client.setQuantity( 'p1', 4, 'cart' ),
				coupon: () => client.applyCoupon( 'TEN' ),
				uncoupon: () => client.removeCoupon( 'TEN' ),
				shipping: () => client.chooseShipping( 'flat' ),
			};
			void calls[ what as keyof typeof calls ]();
			await settle();
			await last().answer( NONCES );
			expect( last() ).toMatchObject( {
				method: 'POST',
				name,
				fields: [ field, [ 'security', 's1' ] ],
			} );
		}
	);
} );

describe( 'a change in the cookies', () => {
	const counted = settings( {
		fragments: { refresh: 'cart', timeout: 5000, counted: true },
	} );
	const TWO = cart( [ line( 'p1', 2 ) ], { revision: 3, hash: 'two' } );
	const told = { count: 2, hash: 'two' };

	it( 'is requested once, whatever the response', async () => {
		for ( const body of [ answerOf( ONE ), '<p>Broken</p>' ] ) {
			const { client, calls, last } = createShop( { settings: counted } );
			for ( let time = 0; time < 3; time++ ) {
				client.changedElsewhere( told );
				await last().answer( body );
			}
			expect( calls ).toHaveLength( 1 );
		}
	} );

	it( 'is requested again after a different value', async () => {
		const { client, calls, last } = createShop( { settings: counted } );
		client.changedElsewhere( told );
		await last().answer( answerOf( TWO ) );
		client.changedElsewhere( told );
		expect( calls ).toHaveLength( 1 );
		client.changedElsewhere( { count: 1, hash: ONE.hash } );
		await last().answer( answerOf( ONE ) );
		client.changedElsewhere( told );
		await last().answer( answerOf( TWO ) );
		expect( calls ).toHaveLength( 3 );
		expect( client.getState().count ).toBe( 2 );
	} );
} );
