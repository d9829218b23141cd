import { dispatch, select } from '@wordpress/data';
import contract from '../../../src/contract';
import type {
	CheckoutActions,
	CheckoutSelectors,
} from '../../../src/contract/types';
import type { CheckoutStore } from '../../../src/stores/checkout';
import {
	hangUp,
	last,
	open,
	refusal,
	REVIEW,
	review,
} from '../behaviours/checkout/shop';
import { openEngine } from '../behaviours/checkout/parts/engine';
import { click, get, nextTask, said, settle, type } from '../support/page';

/** Event by which the store offers to hold the checkout's state. */
let offer: CustomEvent;
let store: CheckoutStore;

beforeAll( async () => {
	Element.prototype.scrollIntoView = jest.fn();
	document.body.innerHTML = '<form class="checkout"></form>';
	window.vitrine = {} as NonNullable< typeof window.vitrine >;
	document.body.addEventListener(
		contract.events.native.checkout_store,
		( event ) => {
			offer = event as CustomEvent;
		}
	);
	( { checkoutStore: store } = await import(
		'../../../src/stores/checkout'
	) );
	delete window.vitrine;
} );
afterEach( hangUp );

// With the published types.
const read = (): CheckoutSelectors => select( store );
const change = (): CheckoutActions => dispatch( store );

/** Connects the page to the store. */
const hold = () => {
	get( 'form.checkout' ).dispatchEvent(
		new CustomEvent( offer.type, {
			bubbles: true,
			detail: offer.detail as unknown,
		} )
	);
	return settle();
};

const REFUSED = {
	fragments: {},
	cart_hash: '',
	error: 'No such coupon',
	code: 'vitrine_invalid_coupon',
};

describe( 'the checkout store', () => {
	it( 'is registered, and empty without a checkout', () => {
		expect( store.name ).toBe( 'vitrine/checkout' );
		expect( read().getCheckout() ).toBeNull();
		expect( read().getErrors() ).toEqual( {} );
		expect( read().isReviewFolded() ).toBe( false );
	} );

	it( 'takes over earlier state', async () => {
		const shop = await open();
		await type( '#coupon_code', 'nope' );
		await click( '[name="apply_coupon"]' );
		await hold();
		expect( read().getCheckout() ).toMatchObject( {
			applying: 'nope',
			errors: {},
		} );
		await shop.last().answer( REFUSED );
		expect( read().getErrors() ).toEqual( {
			coupon_code: 'No such coupon',
		} );
		expect( get( '.coupon-error-notice' ).textContent ).toBe(
			'No such coupon'
		);
		await type( '#coupon_code', 'ten' );
		expect( read().getErrors() ).toEqual( {} );
	} );

	it( 'changes coupon and shipping method in the form', async () => {
		const shop = await open();
		await hold();
		void change().applyCoupon( 'ten' );
		await settle();
		expect( shop.last() ).toMatchObject( {
			name: 'apply_coupon',
			body: { coupon_code: 'ten' },
		} );
		expect( get( '[name="apply_coupon"]' ).className ).toBe( 'loading' );
		await shop.last().answer( {
			message: 'Coupon applied',
			cart_hash: 'h2',
			fragments: { [ REVIEW ]: review( 'h2' ) },
		} );
		expect( said() ).toBe( 'Coupon applied' );
		expect( read().getCheckout()?.couponMessage ).toBe( 'Coupon applied' );

		void change().chooseShipping( 'fast' );
		await settle();
		await nextTask();
		expect( get< HTMLInputElement >( '#fast' ).checked ).toBe( true );
		expect( shop.last().body.shipping_method ).toBe( 'fast' );
		await shop.last().fail();
		await settle();
		expect( read().getCheckout()?.notice ).toBe(
			get( '[role="alert"]' ).textContent
		);

		void change().removeCoupon( 'ten' );
		await settle();
		expect( read().getCheckout()?.couponMessage ).toBe( '' );
	} );

	it( 'shows a pending order and its errors', async () => {
		await open();
		await hold();
		await click( '#place_order' );
		expect( read().isPlacingOrder() ).toBe( true );
		await last().answer(
			refusal( { fields: { billing_email: 'Wrong' } } )
		);
		expect( read().getCheckout() ).toMatchObject( {
			placing: false,
			notice: 'No order yet',
			errors: { billing_email: 'Wrong' },
		} );
		await click( '#place_order' );
		expect( read().getErrors() ).toEqual( {} );
	} );

	it( 'reads printed errors', async () => {
		await open();
		get( '.woocommerce-NoticeGroup-checkout' ).innerHTML =
			'<div role="alert"><p>Not yet</p></div>';
		get( '#billing_state' ).outerHTML =
			'<input name="billing_state" id="billing_state" aria-invalid="true" aria-describedby="billing_state_error billing_state_hint"><p id="billing_state_error">Missing</p>';
		get( '#payment' ).insertAdjacentHTML(
			'beforeend',
			'<p id="payment_method_error">Choose</p>'
		);
		await open( get( '.vitrine-checkout' ).outerHTML );
		await hold();
		expect( read().getCheckout() ).toMatchObject( {
			notice: 'Not yet',
			errors: { billing_state: 'Missing', payment_method: 'Choose' },
		} );
		await click( '#place_order' );
		expect( document.getElementById( 'billing_state_error' ) ).toBeNull();
		expect( document.getElementById( 'payment_method_error' ) ).toBeNull();
		expect(
			get( '#billing_state' ).getAttribute( 'aria-describedby' )
		).toBe( 'billing_state_hint' );
	} );

	it( "collapses the review, also in WooCommerce's form", async () => {
		await openEngine();
		await hold();
		expect( read().getCheckout()?.foldable ).toBe( true );
		void change().foldReview( true );
		await settle();
		expect( get( '.vitrine-review-body' ).hidden ).toBe( true );
		await click( '.vitrine-review-toggle' );
		expect( read().isReviewFolded() ).toBe( false );
	} );

	it( 'does not collapse a fixed review', async () => {
		await openEngine( { order_review_collapsible: false } );
		await hold();
		void change().foldReview( true );
		await settle();
		expect( read().isReviewFolded() ).toBe( false );
	} );

	it( "updates WooCommerce's form after a coupon, and selects its shipping method", async () => {
		const { last: asked, triggered } = await withEngine();
		void change().applyCoupon( 'ten' );
		await settle();
		await asked().answer( { fragments: {}, cart_hash: 'h2' } );
		expect( triggered ).toContain( 'update_checkout' );
		const chosen = jest.fn();
		get( '#fast' ).addEventListener( 'change', chosen );
		void change().chooseShipping( 'fast' );
		await settle();
		expect( chosen ).toHaveBeenCalledTimes( 1 );
		expect( asked().body ).not.toHaveProperty( 'shipping_method' );
	} );

	it( "reads and sets a guest's email address", async () => {
		expect( read().getGuest() ).toMatchObject( { email: '' } );
		await openEngine();
		await hold();
		await type( '#billing_email', ' ada@example.org' );
		expect( read().getGuest() ).toEqual( {
			email: 'ada@example.org',
			checked: '',
			suggestion: '',
			meant: '',
		} );
		void change().enterEmail( 'bob@example.org' );
		expect( get< HTMLInputElement >( '#billing_email' ).value ).toBe(
			'bob@example.org'
		);
		expect( read().getGuest().email ).toBe( 'bob@example.org' );
	} );

	it( 'has no email address of a logged-in customer', async () => {
		await openEngine( { is_logged_in: true } );
		await hold();
		await type( '#billing_email', 'ada@example.org' );
		expect( read().getGuest().email ).toBe( '' );
	} );
} );

/** Opens the engine's own form with jQuery. */
const withEngine = async () => {
	const triggered: string[] = [];
	const jQuery = () => ( {
		on: () => undefined,
		data: () => ( {} ),
		triggerHandler: () => undefined,
		trigger: ( event: string ) => triggered.push( event ),
	} );
	Object.assign( window, { jQuery } );
	const shop = await openEngine();
	get( 'form.checkout' ).insertAdjacentHTML(
		'beforeend',
		'<input type="radio" name="shipping_method[0]" id="slow" value="slow" checked><input type="radio" name="shipping_method[0]" id="fast" value="fast">'
	);
	await hold();
	delete ( window as { jQuery?: unknown } ).jQuery;
	return { ...shop, triggered };
};
