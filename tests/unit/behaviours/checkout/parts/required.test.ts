import { get, settle } from '../../../support/page';
import { openEngine } from './engine';

const placeholder = ( id: string ) =>
	get< HTMLInputElement >( `#${ id }` ).placeholder;

describe( 'required rows', () => {
	it( 'get a mark in their placeholder, others do not [5.6-05] [2.7-10]', async () => {
		await openEngine();
		expect( placeholder( 'billing_city' ) ).toBe( 'City *' );
		expect( placeholder( 'billing_company' ) ).toBe( '' );
	} );

	it( "show the row's label where they have no placeholder [5.6-06]", async () => {
		await openEngine();
		expect( placeholder( 'billing_email' ) ).toBe( 'Email *' );
	} );

	it( 'follow another country, and a form that comes anew', async () => {
		await openEngine();
		get( '#company_row' ).classList.add( 'validate-required' );
		get( '#city_row' ).classList.remove( 'validate-required' );
		await settle();
		expect( placeholder( 'billing_company' ) ).toBe( 'Company *' );
		expect( placeholder( 'billing_city' ) ).toBe( 'City' );
		get( '#city_row' ).outerHTML =
			'<p class="form-row validate-required"><label>Place</label><textarea id="place"></textarea></p>';
		await settle();
		expect( placeholder( 'place' ) ).toBe( 'Place *' );
	} );
} );
