import { click, get, settle } from '../../../support/page';
import { openEngine } from './engine';

const toggle = () => get( '.vitrine-review-toggle' );

describe( "the order review's toggle", () => {
	it( 'collapses the review and expands it [4.9-01] [2.7-04]', async () => {
		await openEngine();
		const body = get( '.vitrine-review-body' );
		expect( toggle().getAttribute( 'aria-controls' ) ).toBe( body.id );
		expect( toggle().getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		await click( '.vitrine-review-toggle' );
		expect( toggle().getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		expect( body.hidden ).toBe( true );
		await click( '.vitrine-review-toggle' );
		expect( toggle().getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		expect( body.hidden ).toBe( false );
	} );

	it( 'has an action text, and the total while collapsed [4.9-03]', async () => {
		await openEngine();
		expect( toggle().textContent ).toBe( 'Hide it' );
		await click( '.vitrine-review-toggle' );
		expect( toggle().textContent ).toBe( 'Show it£12' );
		get( '.woocommerce-checkout-review-order-table' ).outerHTML =
			'<div class="woocommerce-checkout-review-order-table"><p class="order-total"><b class="amount">£20</b></p></div>';
		await settle();
		expect( toggle().textContent ).toBe( 'Show it£20' );
		await click( '.vitrine-review-toggle' );
		expect( toggle().textContent ).toBe( 'Hide it' );
	} );

	it( "keeps WooCommerce's shipping methods visible, also after an update", async () => {
		await openEngine();
		const body = get( '.vitrine-review-body' );
		const table = ( shipping: boolean ) => {
			body.innerHTML = `<table class="woocommerce-checkout-review-order-table"><tfoot>${
				shipping
					? '<tr class="woocommerce-shipping-totals"><td>Flat rate</td></tr>'
					: ''
			}</tfoot></table>`;
		};
		table( true );
		await click( '.vitrine-review-toggle' );
		expect( body.hidden ).toBe( false );
		expect( body.classList ).toContain( 'is-folded' );
		table( false );
		await settle();
		expect( body.hidden ).toBe( true );
		table( true );
		await settle();
		expect( body.hidden ).toBe( false );
		await click( '.vitrine-review-toggle' );
		expect( body.classList ).not.toContain( 'is-folded' );
	} );

	it( 'is absent when disabled', async () => {
		await openEngine( { order_review_collapsible: false } );
		expect( document.querySelector( '.vitrine-review-toggle' ) ).toBeNull();
	} );
} );
