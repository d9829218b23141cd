import './act';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { CouponBox } from '../../../src/islands/checkout/coupon-box';
import { ReviewToggle } from '../../../src/islands/checkout/review-toggle';
import type { ReviewToggleProps } from '../../../src/islands/checkout/types';
import { hangUp, open } from '../behaviours/checkout/shop';
import { ADDON } from '../behaviours/checkout/parts/engine';
import { canonical, printed, read } from './fixtures';
import {
	click,
	get,
	openPage,
	pageSettings,
	press,
	settle,
	type,
} from '../support/page';

afterEach( hangUp );

beforeAll( () => {
	Element.prototype.scrollIntoView = jest.fn();
} );

describe( 'the order review toggle', () => {
	it( 'renders the same with and without React, expanded and collapsed', async () => {
		const review = ( total: string ) =>
			`<div class="woocommerce-checkout-review-order-table"><p class="order-total"><b class="amount">${ total }</b></p></div>`;
		const { props } = read( 'checkout-toggle' ) as {
			props: ReviewToggleProps;
		};
		await openPage(
			`<div class="vitrine-checkout"><form class="checkout"><div id="fold" hidden>${ printed(
				'checkout-toggle'
			) }</div><div class="vitrine-review-body" id="vitrine-review-body">${ review(
				'€24.00'
			) }</div></form></div>`,
			{
				settings: pageSettings( {
					addon: {
						...ADDON,
						order_review_toggle_texts: {
							toggle_show_text: props.show,
							toggle_hide_text: props.hide,
						},
					},
				} ),
			}
		);
		const expectSame = ( folded: boolean, total: string ) =>
			expect( canonical( get( '#fold' ).innerHTML ) ).toBe(
				canonical(
					renderToStaticMarkup(
						<ReviewToggle
							{ ...props }
							folded={ folded }
							total={ total }
						/>
					)
				)
			);
		expect( get( '#fold' ).hidden ).toBe( false );
		expectSame( false, '' );
		await click( '.vitrine-review-toggle' );
		expectSame( true, '€24.00' );
		expect( get( '.vitrine-review-body' ).hidden ).toBe( true );
		get( '.vitrine-review-body' ).innerHTML = review( '€20.00' );
		await settle();
		expectSame( true, '€20.00' );
		await click( '.vitrine-review-toggle' );
		expectSame( false, '' );
		expect( get( '.vitrine-review-body' ).hidden ).toBe( false );
	} );
} );

describe( 'the coupon box', () => {
	/** Opens the server-rendered box with the page's behavior. */
	const openBox = () =>
		open(
			`<div class="vitrine-checkout"><form class="checkout"><div class="checkout_coupon">${ printed(
				'checkout-coupon'
			) }</div></form></div>`
		);

	const expectSame = ( error: string, applying: boolean ) =>
		expect( canonical( get( '.checkout_coupon' ).innerHTML ) ).toBe(
			canonical(
				renderToStaticMarkup(
					<CouponBox error={ error } applying={ applying } />
				)
			)
		);

	it( 'renders the same with and without React: applied, rejected and corrected', async () => {
		const shop = await openBox();
		expectSame( '', false );
		await type( '#coupon_code', 'nope' );
		await click( '[name="apply_coupon"]' );
		expectSame( '', true );
		await shop.last().answer( {
			fragments: {},
			cart_hash: '',
			error: 'No such coupon',
			code: 'vitrine_invalid_coupon',
		} );
		expectSame( 'No such coupon', false );
		await type( '#coupon_code', 'ten' );
		expectSame( '', false );
	} );

	const draw = async ( props: Parameters< typeof CouponBox >[ 0 ] ) => {
		document.body.innerHTML = '<div id="box"></div>';
		const root = createRoot( get( '#box' ) );
		await act( async () => root.render( <CouponBox { ...props } /> ) );
		return ( more: Partial< typeof props > ) =>
			act( async () =>
				root.render( <CouponBox { ...props } { ...more } /> )
			);
	};

	const field = () => get< HTMLInputElement >( '#coupon_code' );

	it( 'applies the code by Enter and by button', async () => {
		const onApply = jest.fn();
		await draw( { error: '', onApply } );
		field().value = ' ten ';
		let isLeft = true;
		await act( async () => {
			isLeft = press( field(), 'Enter' );
		} );
		expect( isLeft ).toBe( false );
		await act( async () => click( '[name="apply_coupon"]' ) );
		expect( onApply.mock.calls ).toEqual( [ [ 'ten' ], [ 'ten' ] ] );
	} );

	it( 'clears a code that was applied, and keeps any other', async () => {
		const show = await draw( { error: '', codes: [ 'TEN' ] } );
		field().value = 'ten ';
		await show( {} );
		expect( field().value ).toBe( 'ten ' );
		await show( { message: 'Coupon applied' } );
		expect( field().value ).toBe( '' );
		expect( get( '.vitrine-coupon-message' ).textContent ).toBe(
			'Coupon applied'
		);
		field().value = 'more';
		await show( { message: 'Coupon removed' } );
		expect( field().value ).toBe( 'more' );
		await show( { message: '' } );
		expect(
			document.querySelector( '.vitrine-coupon-message' )
		).toBeNull();
	} );
} );
