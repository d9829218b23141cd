import { get, settle } from '../../../support/page';
import { openEngine } from './engine';

const ALWAYS = { labels_as_placeholders: 'always' } as const;

const placeholder = ( id: string ) =>
	get< HTMLInputElement >( `#${ id }` ).placeholder;

describe( 'required rows', () => {
	it( 'get a mark in their placeholder, others do not [5.6-05] [2.7-10]', async () => {
		await openEngine();
		expect( placeholder( 'billing_city' ) ).toBe( 'City *' );
		expect( placeholder( 'billing_company' ) ).toBe( '' );
	} );

	it( "show the row's label without a placeholder, when set to always [5.6-06]", async () => {
		await openEngine( ALWAYS );
		expect( placeholder( 'billing_email' ) ).toBe( 'Email *' );
	} );

	it.each( [
		[ 'is visible', '', '' ],
		[
			'is for screen readers',
			'position:absolute;clip-path:inset(50%)',
			'Email *',
		],
		[
			'is clipped',
			'position:absolute;clip:rect(1px,1px,1px,1px)',
			'Email *',
		],
		[ 'is not displayed', 'display:none', 'Email *' ],
		[ 'is invisible', 'visibility:hidden', 'Email *' ],
		[ 'is transparent', 'opacity:0', 'Email *' ],
	] )( 'show their label once: the label %s', async ( _case, css, said ) => {
		await openEngine(
			{},
			`<style>#billing_email_field label{${ css }}</style>`
		);
		expect( placeholder( 'billing_email' ) ).toBe( said );
	} );

	it( 'follow a country change and a replaced form', async () => {
		await openEngine( ALWAYS );
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
