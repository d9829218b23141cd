import { click, get, settle } from '../../../support/page';
import { openEngine } from './engine';

describe( 'a coupon error', () => {
	it( 'is moved into the coupon box', async () => {
		await openEngine();
		get( 'form.checkout' ).insertAdjacentHTML(
			'beforebegin',
			'<p class="coupon-error-notice">No such coupon</p>'
		);
		await settle();
		expect( get( '.coupon-error-notice' ).parentElement ).toBe(
			get( '.checkout_coupon' )
		);
	} );

	it( 'is removed before the next code is applied', async () => {
		await openEngine();
		get( '.checkout_coupon' ).insertAdjacentHTML(
			'beforeend',
			'<p class="coupon-error-notice">No such coupon</p>'
		);
		get( '.checkout_coupon' ).addEventListener( 'submit', ( event ) =>
			event.preventDefault()
		);
		await click( '[name="apply_coupon"]' );
		expect( document.querySelector( '.coupon-error-notice' ) ).toBeNull();
	} );
} );
