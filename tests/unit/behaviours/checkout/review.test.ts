import {
	click,
	focused,
	get,
	nextTask,
	press,
	said,
	settle,
	type,
} from '../../support/page';
import { REVIEW, hangUp, open, review, sent, summary } from './shop';

// jsdom has no layout.
beforeAll( () => {
	Element.prototype.scrollIntoView = jest.fn();
	window.scrollTo = jest.fn();
} );

afterEach( hangUp );

describe( 'the order review', () => {
	it( 'applies a coupon by Enter without ordering, and shows the new totals [5.7-01]', async () => {
		const shop = await open();
		await type( '#coupon_code', ' ten ' );
		expect( press( get( '#coupon_code' ), 'Enter' ) ).toBe( false );
		await settle();
		expect( shop.last() ).toMatchObject( {
			name: 'apply_coupon',
			body: { coupon_code: 'ten' },
		} );
		const shown = new Promise( ( resolve ) => {
			document.body.addEventListener(
				'vitrine:fragments-refreshed',
				resolve,
				{ once: true }
			);
		} );
		await shop.last().answer( {
			message: 'Coupon applied',
			cart_hash: 'h2',
			fragments: { [ REVIEW ]: review( 'h2' ) },
		} );
		await shown;
		expect( sent() ).toHaveLength( 0 );
		expect( get< HTMLInputElement >( '[name="cart_hash"]' ).value ).toBe(
			'h2'
		);
		expect( said() ).toBe( 'Coupon applied' );
	} );

	it( 'keeps a coupon error at its field until the code changes', async () => {
		const shop = await open();
		await type( '#coupon_code', 'nope' );
		await click( '[name="apply_coupon"]' );
		await shop.last().answer( {
			fragments: {},
			cart_hash: '',
			error: 'No such coupon',
			code: 'vitrine_invalid_coupon',
		} );
		const input = get( '#coupon_code' );
		expect( focused() ).toBe( input );
		expect( get( '.coupon-error-notice' ).id ).toBe(
			input.getAttribute( 'aria-describedby' )
		);
		expect( get( '.coupon-error-notice' ).textContent ).toBe(
			'No such coupon'
		);
		await type( '#coupon_code', 'nop' );
		expect( document.querySelector( '.coupon-error-notice' ) ).toBeNull();
	} );

	it( 'removes the previous coupon error before the next attempt [5.7-02]', async () => {
		const shop = await open();
		await type( '#coupon_code', 'nope' );
		await click( '[name="apply_coupon"]' );
		await shop.last().answer( {
			fragments: {},
			cart_hash: '',
			error: 'No such coupon',
			code: 'vitrine_invalid_coupon',
		} );
		expect( get( '.coupon-error-notice' ) ).toBeTruthy();
		await click( '[name="apply_coupon"]' );
		await nextTask();
		expect( shop.last().name ).toBe( 'apply_coupon' );
		expect( document.querySelector( '.coupon-error-notice' ) ).toBeNull();
	} );

	it( 'removes a coupon without ordering', async () => {
		const shop = await open();
		await click( '.woocommerce-remove-coupon' );
		expect( shop.last() ).toMatchObject( {
			name: 'remove_coupon',
			body: { coupon: 'ten' },
		} );
		expect( get( '.vitrine-cart-sums' ).className ).toContain(
			'is-pending'
		);
		expect( sent() ).toHaveLength( 0 );
	} );

	it( 'selects another shipping method', async () => {
		const shop = await open();
		await click( '#fast' );
		expect( shop.last().body.shipping_method ).toBe( 'fast' );
		await shop.last().fail();
		await settle();
		expect( summary().textContent ).not.toBe( '' );
	} );
} );
