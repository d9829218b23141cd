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
	it( 'applies a coupon by Enter, orders nothing, and shows the new sums [5.7-01]', async () => {
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

	it( "keeps a coupon's refusal at its field until the code is changed", async () => {
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

	it( 'takes the refusal of the last code away before the next is tried [5.7-02]', async () => {
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

	it( 'takes a coupon off without ordering', async () => {
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

	it( 'chooses another way to ship', async () => {
		const shop = await open();
		await click( '#fast' );
		expect( shop.last().body.shipping_method ).toBe( 'fast' );
		await shop.last().fail();
		await settle();
		expect( summary().textContent ).not.toBe( '' );
	} );
} );
