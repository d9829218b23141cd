import '../components/act';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { CouponBox } from '../../../src/islands/checkout/coupon-box';
import { hangUp, open } from '../behaviours/checkout/shop';
import { canonical, printed } from '../components/fixtures';
import { click, get, press, type } from '../support/page';

afterEach( hangUp );

beforeAll( () => {
	Element.prototype.scrollIntoView = jest.fn();
} );

describe( 'the coupon box', () => {
	/** The printed box, with the page's behaviour on it. */
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

	it( 'shows the same before React and by it: as a code is applied, as it is refused, and as it is mended', async () => {
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

	it( 'applies what is typed by Enter and by its button', async () => {
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

	it( 'forgets a code that counts when the shop says so, and keeps any other', async () => {
		const show = await draw( { error: '', codes: [ 'TEN' ] } );
		field().value = 'ten ';
		await show( {} );
		expect( field().value ).toBe( 'ten ' );
		await show( { said: 'Coupon applied' } );
		expect( field().value ).toBe( '' );
		expect( get( '.vitrine-said' ).textContent ).toBe( 'Coupon applied' );
		field().value = 'more';
		await show( { said: 'Coupon removed' } );
		expect( field().value ).toBe( 'more' );
		await show( { said: '' } );
		expect( document.querySelector( '.vitrine-said' ) ).toBeNull();
	} );
} );
