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

describe( 'the button that places the order', () => {
	it( 'says what the chosen way to pay has for it', async () => {
		const choose = await open( 'data-value="Buy now"' );
		expect( choose( 'bank' ) ).toBe( 'Order by transfer' );
		expect( choose( 'cash' ) ).toBe( 'Buy now' );
	} );

	it( 'stays as it is where no way to pay has a text', async () => {
		const choose = await open( '' );
		expect( choose( 'cash' ) ).toBe( 'Place order' );
	} );
} );
