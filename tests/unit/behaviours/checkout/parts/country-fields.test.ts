import { fitCountry } from '../../../../../src/behaviours/checkout/parts/country-fields';
import { watchCountries } from '../../../../../src/behaviours/checkout/parts/watch-countries';
import { get } from '../../../support/page';

const row = ( part: string, label: string, control: string, more = '' ) =>
	`<div class="form-row" id="billing_${ part }_field" ${ more }><label for="billing_${ part }">${ label }</label>${ control }</div>`;

const input = ( part: string, more = '' ) =>
	`<input type="text" name="billing_${ part }" id="billing_${ part }" ${ more }>`;

const list = ( options: readonly string[] ) =>
	`<select name="billing_state" id="billing_state" aria-required="true"><option value="">–</option>${ options
		.map( ( one ) => `<option value="${ one }">${ one }ville</option>` )
		.join( '' ) }</select>`;

const rows = ( state: string ) => ( {
	billing_postcode: row( 'postcode', 'ZIP', input( 'postcode' ) ),
	billing_state: state,
} );

const ANSWERS: Record< string, unknown > = {
	US: rows( row( 'state', 'State', list( [ 'CA', 'NY' ] ) ) ),
	IT: rows( row( 'state', 'Province', list( [ 'RM', 'CA' ] ) ) ),
	DE: rows( row( 'state', 'Province', input( 'state' ), 'hidden' ) ),
	GB: rows( row( 'state', 'County', input( 'state' ) ) ),
};

const value = ( part: string ) =>
	get< HTMLInputElement >( `#billing_${ part }` ).value;

const choose = ( country: string ) => {
	const select = get< HTMLSelectElement >( '#billing_country' );
	select.value = country;
	return fitCountry( select, '/?fields', value( 'state' ) );
};

let answer: ( url: string ) => Promise< Response >;

const said = ( body: unknown ) =>
	Promise.resolve( {
		ok: true,
		status: 200,
		headers: new Headers(),
		text: () => Promise.resolve( JSON.stringify( body ) ),
	} as unknown as Response );

beforeEach( () => {
	document.body.innerHTML = `<form class="f"><select name="billing_country" id="billing_country">${ Object.keys(
		ANSWERS
	)
		.map( ( one ) => `<option>${ one }</option>` )
		.join( '' ) }</select>${ row(
		'postcode',
		'Postcode',
		input( 'postcode', 'value="1"' )
	) }${ row( 'state', 'State', input( 'state', 'value="Kent"' ) ) }</form>`;
	answer = ( url ) =>
		said( {
			rows: ANSWERS[
				new URL( url, 'https://shop.test' ).searchParams.get(
					'country'
				) ?? ''
			],
		} );
	window.fetch = ( url ) => answer( url as string );
} );

describe( 'fields by country', () => {
	it( "keep the state when an event names the page's own country", async () => {
		for ( const option of get< HTMLSelectElement >( '#billing_country' )
			.options ) {
			option.defaultSelected = option.value === 'GB';
		}
		await choose( 'GB' );
		expect( value( 'state' ) ).toBe( 'Kent' );
		await choose( 'US' );
		await choose( 'GB' );
		expect( value( 'state' ) ).toBe( '' );
	} );

	it( 'match the country and drop the former state', async () => {
		await choose( 'US' );
		expect( get( '#billing_state' ).tagName ).toBe( 'SELECT' );
		expect( value( 'state' ) ).toBe( '' );
		expect( get( '#billing_postcode_field label' ).textContent ).toBe(
			'ZIP'
		);
		expect( value( 'postcode' ) ).toBe( '1' );
		get< HTMLSelectElement >( '#billing_state' ).value = 'CA';
		// The same code is another state there.
		await choose( 'IT' );
		expect( value( 'state' ) ).toBe( '' );
		await choose( 'DE' );
		expect( get( '#billing_state_field' ).hidden ).toBe( true );
		await choose( 'GB' );
		expect( get( '#billing_state_field' ).hidden ).toBe( false );
	} );

	it( 'take over input entered meanwhile and keep focus', async () => {
		const heard: string[] = [];
		document.body.addEventListener( 'change', ( { target } ) =>
			heard.push( ( target as HTMLSelectElement ).value )
		);
		const fitted = choose( 'US' );
		const typed = get< HTMLInputElement >( '#billing_state' );
		typed.value = 'nyville';
		typed.focus();
		await fitted;
		expect( value( 'state' ) ).toBe( 'NY' );
		expect( get( '#billing_state' ).matches( ':focus' ) ).toBe( true );
		expect( heard ).toEqual( [ 'NY' ] );
	} );

	it( 'match the last country, in whatever order responses arrive', async () => {
		const late: ( () => void )[] = [];
		const usual = answer;
		answer = ( url ) =>
			url.includes( 'US' )
				? new Promise( ( resolve ) => {
						late.push( () => void usual( url ).then( resolve ) );
				  } )
				: usual( url );
		const first = choose( 'US' );
		await choose( 'GB' );
		late.forEach( ( come ) => come() );
		await first;
		expect( get( '#billing_state' ).tagName ).toBe( 'INPUT' );
	} );

	it( 'are text fields when the request fails, and requested again', async () => {
		await choose( 'US' );
		const usual = answer;
		answer = () => Promise.reject( new Error( 'offline' ) );
		await choose( 'IT' );
		expect( get( '#billing_state' ).tagName ).toBe( 'INPUT' );
		expect( get( '#billing_state' ).id ).toBe( 'billing_state' );
		answer = usual;
		await choose( 'IT' );
		expect( get( '#billing_state' ).tagName ).toBe( 'SELECT' );
	} );
} );

describe( 'a selected country', () => {
	it( 'is handled with the previous state, and when restored by the browser', () => {
		const heard: ( string | undefined )[][] = [];
		get< HTMLSelectElement >( '#billing_country' ).value = 'IT';
		watchCountries( '.f', ( select, left ) =>
			heard.push( [ select.value, left ] )
		);
		get( '#billing_country' ).dispatchEvent(
			new Event( 'change', { bubbles: true } )
		);
		expect( heard ).toEqual( [
			[ 'IT', undefined ],
			[ 'IT', 'Kent' ],
		] );
	} );
} );
