import { get, openPage } from '../../../support/page';

const open = async ( usual: string ) => {
	await openPage(
		`<div class="vitrine-checkout"><form class="checkout"><input type="radio" name="payment_method" id="bank" data-order_button_text="Order by transfer">
		<input type="radio" name="payment_method" id="cash">
		<button id="place_order" ${ usual }>Place order</button></form></div>`
	);
	const choose = ( id: string ) => {
		get< HTMLInputElement >( `#${ id }` ).click();
		return get( '#place_order' ).textContent;
	};
	return choose;
};

describe( 'the order button', () => {
	it( 'has the text of the selected payment method', async () => {
		const choose = await open( 'data-value="Buy now"' );
		expect( choose( 'bank' ) ).toBe( 'Order by transfer' );
		expect( choose( 'cash' ) ).toBe( 'Buy now' );
	} );

	it( 'stays unchanged when no payment method has a text', async () => {
		const choose = await open( '' );
		expect( choose( 'cash' ) ).toBe( 'Place order' );
	} );
} );
